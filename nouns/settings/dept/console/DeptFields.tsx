import { useRead } from '@shouya/console/api/useRead.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptOutletFields from './DeptOutletFields.tsx'
import DeptPeople from './DeptPeople.tsx'
import DeptPlaceFields from './DeptPlaceFields.tsx'
import { type DeptRow, type DeptValues, deptType, typesBelow } from './deptList.ts'

const required = [{ required: true }]
/** What outlets usually have (domain 1.1); who knows better writes over it. */
const usual = {
  business_begin: '09:00',
  business_end: '17:00',
  deliver_time: '08:20',
  collect_time: '17:30',
  risk_level: 3,
}

/** All fields of a unit, in the order in which somebody describes one. */
export default function DeptFields({ row }: { row: DeptRow | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<DeptValues>()
  const parent = Form.useWatch('parent_id', form)
  const type = Form.useWatch('dept_type', form)
  const { data: units } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const root = row !== undefined && row.parent_id === null
  const outlet = type === deptType.outlet
  const allowed = typesBelow(units?.find(({ id }) => id === parent)?.dept_type)
  const describe = (chosen: unknown) => {
    if (chosen !== deptType.outlet) return
    for (const [name, value] of Object.entries(usual))
      if (!form.getFieldValue(name as 'sort')) form.setFieldValue(name as 'sort', value as number)
  }
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('settings.dept.group.base')}</h2>
      <Form.Item
        name="parent_id"
        label={t('settings.dept.field.parent_name')}
        className="ui-wide"
        rules={root ? [] : required}
        extra={row && !root && t('settings.dept.moveHint')}
      >
        <DeptTreeSelect allowClear={false} disabled={root} />
      </Form.Item>
      <Form.Item
        name="dept_code"
        label={t('settings.dept.field.dept_code')}
        rules={[{ required: true, pattern: /^[A-Z0-9]{4,20}$/, message: t('settings.dept.codeRule') }]}
      >
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="dept_type"
        label={t('settings.dept.field.dept_type')}
        rules={required}
        extra={!row && outlet && t('settings.dept.outletHint')}
      >
        <DictSelect
          dict="dept_type"
          allowClear={false}
          disabled={root}
          refuse={(value) => (root || allowed.includes(Number(value)) ? undefined : t('settings.dept.typeRefused'))}
          onChange={describe}
        />
      </Form.Item>
      <Form.Item
        name="dept_name"
        label={t('settings.dept.field.dept_name')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="short_name" label={t('settings.dept.field.short_name')}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name="sort" label={t('settings.dept.field.sort')} rules={required} extra={t('settings.dept.sortHint')}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      {row && !root && (
        <Form.Item name="status" label={t('settings.dept.field.status')} rules={required}>
          <DictSelect dict="enable" allowClear={false} />
        </Form.Item>
      )}
      {row && <DeptPeople id={row.id} />}
      <DeptPlaceFields outlet={outlet} />
      <DeptOutletFields outlet={outlet} />
      <Form.Item name="remark" label={t('settings.dept.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
