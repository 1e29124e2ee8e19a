import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import MoneyInput from '@shouya/console/ui/MoneyInput.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Alert, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import ItemsField, { type Item } from '../../../maintenance/repairOrder/console/ItemsField.tsx'
import { totalOf } from '../../../maintenance/repairOrder/rules.ts'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

const named = (items: unknown): Item[] => ((items ?? []) as Item[]).filter(({ name }) => name.trim() !== '')

/** How it was repaired, with photos, parts and costs, and what is sent in its place. */
export default function FixForm({ row, onClose }: { row: TradeDetail; onClose: () => void }) {
  return (
    <MoveForm
      of={tradeRepair}
      row={row}
      move="fix"
      small={false}
      initial={{
        // What was said of a vain repair is where the next one begins.
        ...{ deal_type: row.deal_type ?? undefined, fault_reason: row.fault_reason ?? undefined },
        ...{ deal_desc: row.deal_desc ?? undefined, fix_photos: [], labor_fee: row.labor_fee ?? 0 },
        items: row.items.map(({ seq: _, ...item }) => item),
      }}
      toBody={({ items, labor_fee, ...values }) => ({
        ...{ ...values, labor_fee, items: named(items) },
        total_fee: totalOf(named(items), (labor_fee ?? 0) as number, row.in_warranty),
      })}
      onClose={onClose}
    >
      <Fields row={row} />
    </MoveForm>
  )
}

function Fields({ row: { id, in_warranty: inWarranty } }: { row: TradeDetail }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const items = Form.useWatch<Item[] | undefined>('items', form)
  const labor = Form.useWatch<number | null | undefined>('labor_fee', form) ?? 0
  const { data: spares } = useRead('Repair/GetTradeSpareList', { id })
  const total = totalOf(named(items), labor, inWarranty)
  const says = inWarranty ? 'tradeRepair.totalWarranty' : total > 0 ? 'tradeRepair.totalOrder' : 'tradeRepair.totalSays'
  return (
    <>
      <Field of="deal_type" required />
      <Field of="fault_reason" required />
      <Field of="deal_desc" required />
      <Field of="fix_photos" required />
      <Form.Item name="items" label={t('repairOrder.items.title')} className="ui-wide">
        <ItemsField />
      </Form.Item>
      <Field of="labor_fee" required={false}>
        <MoneyInput />
      </Field>
      <Field of="replace_device_no" extra={t('tradeRepair.replaceHint')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          options={spares?.map((spare) => ({ value: spare.id, label: spare.device_no })) ?? []}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <Field of="ship_no" />
      <Alert className="ui-wide" role="status" type="info" showIcon title={t(says, { total: yuan(total) })} />
    </>
  )
}
