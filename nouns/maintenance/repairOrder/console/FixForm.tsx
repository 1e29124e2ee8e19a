import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import MoneyInput from '@shouya/console/ui/MoneyInput.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Alert, Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import { FEE_LIMIT, totalOf } from '../rules.ts'
import ItemsField, { type Item } from './ItemsField.tsx'
import type { RepairDetail } from './repairList.ts'

/** Value of deal_type: on the spot. */
const ON_SITE = 2

/** The engineer says how it was repaired, with photos, parts and costs, and signs. */
export default function FixForm({ row, onClose }: { row: RepairDetail; onClose: () => void }) {
  return (
    <MoveForm
      of={repairOrder}
      row={row}
      move="fix"
      small={false}
      initial={{
        deal_type: row.arrive_time === null ? undefined : ON_SITE,
        // What was said of a vain repair is where the next one begins.
        ...{ fault_reason: row.fault_reason ?? undefined, deal_desc: row.deal_desc ?? undefined },
        ...{ fix_photos: [], labor_fee: row.labor_fee ?? 0, fee_bearer: row.fee_bearer ?? undefined },
        items: row.items.map(({ seq: _, ...item }) => item),
      }}
      toBody={({ items, ...values }) => ({
        ...values,
        items: ((items ?? []) as Item[]).filter(({ name }) => name.trim() !== ''),
      })}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <Fields inWarranty={row.in_warranty} />
    </MoveForm>
  )
}

function Fields({ inWarranty }: { inWarranty: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const items = Form.useWatch<Item[] | undefined>('items', form) ?? []
  const labor = Form.useWatch<number | null | undefined>('labor_fee', form) ?? 0
  const ways = useDict('deal_type')
  const total = totalOf(items, labor, inWarranty)
  const says = inWarranty
    ? t('repairOrder.totalWarranty')
    : t(total > FEE_LIMIT ? 'repairOrder.totalApproval' : 'repairOrder.totalSays', { total: yuan(total) })
  return (
    <>
      <Field of="deal_type" required className="ui-wide">
        <Radio.Group optionType="button" options={ways.map(({ value, label }) => ({ value: Number(value), label }))} />
      </Field>
      <Field of="fault_reason" required lines={1} />
      <Field of="deal_desc" required />
      <Field of="fix_photos" required />
      <Form.Item name="items" label={t('repairOrder.items.title')} className="ui-wide">
        <ItemsField />
      </Form.Item>
      <Field of="labor_fee" required={false}>
        <MoneyInput />
      </Field>
      {total > 0 && <Field of="fee_bearer" required />}
      <Alert className="ui-wide" role="status" type={total > FEE_LIMIT ? 'warning' : 'info'} showIcon title={says} />
      <SignItem label={t('repairOrder.mySign')} />
    </>
  )
}
