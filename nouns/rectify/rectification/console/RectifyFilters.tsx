import Filter from '@shouya/console/noun/Filter.tsx'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'

/** The value of the filter for hazards without category. */
const NO_CATEGORY = 0

/** The query of the register (domain 4.3). */
export default function RectifyFilters() {
  const { t } = useTranslation()
  const fromDict = useDict('check_category').map(({ value, label }) => ({ value: Number(value), label }))
  const categories = [...fromDict, { value: NO_CATEGORY, label: t('rectification.noCategory') }]
  return (
    <>
      <Filter of="status" />
      <Filter of="hazard_level" />
      <Filter of="dept_name" />
      <Filter of="source_type" />
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
