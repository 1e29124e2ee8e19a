import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'

/** Stands in the query for what has none. */
const NO_CATEGORY = 0

/** The query of the register (domain 4.3). */
export default function RectifyFilters() {
  const { t } = useTranslation()
  const known = useDict('check_category').map(({ value, label }) => ({ value: Number(value), label }))
  const categories = [...known, { value: NO_CATEGORY, label: t('rectification.noCategory') }]
  return (
    <>
      <Form.Item name="status" label={t('rectification.field.status')}>
        <DictSelect dict="rectify_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="hazard_level" label={t('rectification.field.hazard_level')}>
        <DictSelect dict="hazard_level" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('rectification.field.dept_id')}>
        <DeptTreeSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="source_type" label={t('rectification.field.source_type')}>
        <DictSelect dict="rectify_source" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="category" label={t('rectification.field.category')}>
        <Select
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          showSearch={{ optionFilterProp: 'label' }}
          options={categories}
          placeholder={t('common.all')}
        />
      </Form.Item>
      <DayRange label={t('rectification.dueDays')} of="due_" />
      <DayRange label={t('rectification.foundDays')} />
      <DayRange label={t('rectification.closedDays')} of="close_" />
      <Form.Item name="overdue" label={t('rectification.field.overdue')}>
        <FlagSelect label={t('rectification.overdue')} />
      </Form.Item>
    </>
  )
}
