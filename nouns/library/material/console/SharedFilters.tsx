import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { DatePicker, Form } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import { materialType } from '../rules.ts'
import CategorySelect from './CategorySelect.tsx'
import type { MaterialType } from './materialList.ts'

/** What readers and managers filter by: category, year, and of construction the outlet and its stage. */
export default function SharedFilters({ type }: { type: MaterialType }) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="category_id" label={t('material.field.category_name')}>
        <CategorySelect of={type} placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="year" label={t('material.year')}>
        <YearInput />
      </Form.Item>
      {type === materialType.building && (
        <>
          <Form.Item name="build_dept_id" label={t('material.field.build_dept_name')}>
            <DeptTreeSelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="build_stage" label={t('material.field.build_stage')}>
            <DictSelect dict={material.fields.build_stage.dict} placeholder={t('common.all')} />
          </Form.Item>
        </>
      )}
    </>
  )
}

type Year = { id?: string; value?: number; onChange?: (year: number | undefined) => void }

function YearInput({ id, value, onChange }: Year) {
  const { t } = useTranslation()
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      picker="year"
      placeholder={t('common.all')}
      value={value === undefined ? null : dayjs(`${value}-01-01`)}
      onChange={(day) => onChange?.(day ? day.year() : undefined)}
    />
  )
}
