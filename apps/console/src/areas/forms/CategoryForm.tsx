import { Form, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf, DataOf } from '../../api/path.ts'
import { useDirty } from '../../app/host/dirty.ts'
import DictSelect from '../../ui/DictSelect.tsx'
import FormDrawer from '../../ui/FormDrawer.tsx'

export type Category = DataOf<'CustomForm/GetCategoryList'>[number]
type Values = BodyOf<'CustomForm/SaveCategory'>

/** A category's name, place and whether it takes further forms. */
export default function CategoryForm({ row, onClose }: { row?: Category; onClose: () => void }) {
  const { t } = useTranslation()
  const [dirty, setDirty] = useState(false)
  useDirty(dirty)
  const { forms: _, ...initial } = row ?? { forms: 0, sort: 100, status: 1 as const }
  return (
    <FormDrawer<'CustomForm/SaveCategory', Values>
      path="CustomForm/SaveCategory"
      title={row ? t('forms.editCategory') : t('forms.addCategory')}
      initial={initial}
      toBody={(values) => values}
      small
      onDirty={setDirty}
      onClose={onClose}
    >
      <Form.Item name="category_name" label={t('forms.categoryName')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="sort" label={t('forms.sort')} rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <Form.Item name="status" label={t('forms.state')} rules={[{ required: true }]} extra={t('forms.categoryOff')}>
        <DictSelect dict="enable" allowClear={false} />
      </Form.Item>
    </FormDrawer>
  )
}
