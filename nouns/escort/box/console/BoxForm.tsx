import { call } from '@shouya/console/api/call.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { type BoxRow, type BoxValues, boxStates, UNDERWAY } from './boxList.ts'

const toValues = ({ id, version, box_no, box_type, dept_id, rfid, status, remark }: BoxRow) =>
  ({ id, version, box_no, box_type, dept_id, rfid, status, remark }) as BoxValues

type Props = { row?: BoxRow; unit?: number | undefined; onClose: () => void }

/** Enters a box, or changes what is known of it. Where it is, only handovers say. */
export default function BoxForm({ row, unit, onClose }: Props) {
  const { t } = useTranslation()
  const held = row?.position === UNDERWAY
  return (
    <FormDrawer<'Escort/SaveBox', BoxValues>
      path="Escort/SaveBox"
      title={row ? `${t('escortPlan.box.edit')} · ${row.box_no}` : t('escortPlan.box.addTitle')}
      initial={row ? toValues(row) : { box_type: 1, status: 1, ...(unit !== undefined && { dept_id: unit }) }}
      toBody={(values) => ({
        ...values,
        box_no: values.box_no.trim().toUpperCase(),
        rfid: values.rfid || null,
        remark: values.remark || null,
      })}
      {...(row && { reload: async () => toValues(await call('Escort/GetBox', { id: row.id })) })}
      small
      again={!row}
      onClose={onClose}
    >
      <Form.Item
        name="box_no"
        label={t('escortPlan.box.field.box_no')}
        rules={[{ required: true }, { pattern: /^\s*[A-Za-z0-9-]{4,20}\s*$/, message: t('escortPlan.box.noRule') }]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="box_type" label={t('escortPlan.box.field.box_type')} rules={[{ required: true }]}>
        <DictSelect dict="box_type" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="dept_id"
        label={t('escortPlan.box.field.dept_name')}
        rules={[{ required: true }]}
        {...(held && { help: t('escortPlan.box.held') })}
      >
        <UnitSelect />
      </Form.Item>
      <Form.Item name="rfid" label={t('escortPlan.box.field.rfid')}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="status" label={t('escortPlan.box.field.status')}>
        <Select
          disabled={held}
          options={boxStates.map(({ value, name }) => ({ value, label: t(`escortPlan.box.state.${name}`) }))}
        />
      </Form.Item>
      <Form.Item name="remark" label={t('escortPlan.box.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  )
}
