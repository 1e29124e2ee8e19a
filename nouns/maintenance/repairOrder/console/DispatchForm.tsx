import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { Alert, Form, Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import type { RepairRow } from './repairList.ts'

/** The branch sends a vendor: whoever is bound first, then those that serve the unit, the best first. */
export default function DispatchForm({ row, onClose }: { row: RepairRow; onClose: () => void }) {
  const { data } = useRead('Repair/GetVendorList', { id: row.id })
  if (!data) return <Skeleton active />
  const [first] = data
  return (
    <MoveForm
      of={repairOrder}
      row={row}
      move="dispatch"
      small={false}
      initial={{ company_id: first?.bound ? first.company_id : undefined }}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <Fields vendors={data} />
    </MoveForm>
  )
}

type Vendors = readonly {
  company_id: number
  company_name: string
  bound: boolean
  score_avg: number | null
  open_count: number
  contacts: readonly { id: number; name: string; phone: string }[]
}[]

function Fields({ vendors }: { vendors: Vendors }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const chosen = Form.useWatch<number | undefined>('company_id', form)
  const contacts = vendors.find(({ company_id }) => company_id === chosen)?.contacts ?? []
  if (vendors.length === 0)
    return <Alert className="ui-wide" type="warning" showIcon title={t('repairOrder.noVendors')} />
  return (
    <>
      <Form.Item
        name="company_id"
        label={t('repairOrder.vendor')}
        className="ui-wide"
        extra={t('repairOrder.vendorHint')}
        rules={[{ required: true }]}
      >
        <Select<number>
          placeholder={t('ui.choose')}
          onChange={() => form.setFieldValue('contact_id', undefined)}
          options={vendors.map(({ company_id, company_name, bound, score_avg, open_count }) => ({
            value: company_id,
            label: company_name,
            note: [
              bound && t('repairOrder.bound'),
              score_avg !== null && `★ ${score_avg.toFixed(1)}`,
              t('repairOrder.loadOf', { count: open_count }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          showSearch={{ optionFilterProp: 'label' }}
          optionRender={({ data }) => (
            <>
              {data.label}
              <div className="ui-reason">{data.note}</div>
            </>
          )}
        />
      </Form.Item>
      <Form.Item name="contact_id" label={t('repairOrder.contact')} className="ui-wide">
        <Select<number>
          allowClear
          placeholder={t('ui.choose')}
          options={contacts.map(({ id, name, phone }) => ({ value: id, label: `${name} ${phone}` }))}
        />
      </Form.Item>
      <Field of="dispatch_note" className="ui-wide" />
      <SignItem label={t('repairOrder.mySign')} />
    </>
  )
}
