import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { order } from '../noun.ts'
import { orderType, totalsOf } from '../rules.ts'
import { keyOf, type LineValue } from './LinesField.tsx'
import OrderFields, { type Known } from './OrderFields.tsx'
import type { OrderDetail } from './orderList.ts'

export type OrderValues = {
  id?: number
  version?: number
  /** `buyer_type-buyer_id`. */
  buyer: string
  order_type: number
  lines: LineValue[]
  freight: number
  contact_name?: string | null
  phone?: string | null
  address?: string | null
  invoice_type?: number | null
  invoice_title?: string | null
  invoice_tax_no?: string | null
  remark?: string | null
  submit: boolean
  /** What the buyer may order, as the form has read it. */
  known?: Known
}

const toValues = (row: OrderDetail): OrderValues => ({
  ...{ id: row.id, version: row.version, buyer: `${row.buyer_type}-${row.buyer_id}`, order_type: row.order_type },
  lines: row.lines.map((line) => ({ key: keyOf(line), qty: line.qty, months: line.months })),
  ...{ freight: row.freight, contact_name: row.contact_name, phone: row.phone, address: row.address },
  ...{ invoice_type: row.invoice_type, invoice_title: row.invoice_title, invoice_tax_no: row.invoice_tax_no },
  remark: row.remark,
  submit: row.status === order.states.codes.ordered,
})

/** The body: what was chosen by its ids, and the total as the form has shown it, which the server compares with its own. */
function toBody({ id, version, buyer, lines, known, ...values }: OrderValues) {
  const [buyer_type = 0, buyer_id = 0] = buyer.split('-').map(Number)
  const chosen = lines.flatMap(({ key, qty, months }) => {
    const offer = known?.offers.find((each) => keyOf(each) === key)
    return offer ? [{ ...offer, qty, months }] : []
  })
  const freight = values.freight ?? 0
  return {
    ...(id !== undefined && { id, version }),
    ...{ ...values, freight, buyer_type: buyer_type as 2 | 3, buyer_id },
    lines: chosen.map(({ product_id, consume_id, binding_id, qty, months }) => ({
      ...{ product_id, consume_id, binding_id, qty, months },
    })),
    total_amount: totalsOf(chosen, known?.discount_rate ?? 0, freight).total,
  }
}

/** Enters an order, or changes one that nobody has begun to pay. */
export default function OrderForm({ row, onClose }: { row?: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <NounContext value={order}>
      <FormDrawer<'Order/Save', OrderValues>
        path="Order/Save"
        title={row ? `${t('order.editTitle')} · ${row.bill_no}` : t('order.addTitle')}
        initial={
          row
            ? toValues(row)
            : { order_type: orderType.devices, lines: [{ key: null, qty: 1, months: 1 }], freight: 0, submit: true }
        }
        toBody={toBody}
        said={({ bill_no }) => t('order.saved', { bill: bill_no })}
        refreshes={['Remind']}
        onClose={onClose}
      >
        <OrderFields row={row} />
      </FormDrawer>
    </NounContext>
  )
}
