import type { BodyOf } from '@shouya/console/api/path.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import { materialType } from '../rules.ts'
import CategorySelect from './CategorySelect.tsx'
import type { Category, MaterialType } from './materialList.ts'

type Values = BodyOf<'File/SaveCategory'>
type Props = { type: MaterialType; row?: Category; onClose: () => void }

const LONGEST = 30
const LAST = 9999
const SORT = 100

/** Adds a category, or changes its name, its place and the stages that need it. */
export default function CategoryForm({ type, row, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'File/SaveCategory', Values>
      path="File/SaveCategory"
      title={row ? `${t('material.categoryEdit')} · ${row.category_name}` : t('material.categoryAdd')}
      initial={
        row
          ? {
              ...{ id: row.id, version: row.version, type, parent_id: row.parent_id },
              ...{ category_name: row.category_name, sort: row.sort, stages: row.stages },
            }
          : { type, sort: SORT, stages: [] }
      }
      toBody={(values) => ({ ...values, parent_id: values.parent_id ?? null })}
      small
      onClose={onClose}
    >
      <Form.Item name="category_name" label={t('material.categoryName')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={LONGEST} />
      </Form.Item>
      <Form.Item name="parent_id" label={t('material.parent')}>
        <CategorySelect of={type} placeholder={t('material.topLevel')} />
      </Form.Item>
      <Form.Item name="sort" label={t('material.order')} rules={[{ required: true }]}>
        <InputNumber min={0} max={LAST} precision={0} />
      </Form.Item>
      {type === materialType.building && (
        <Form.Item name="stages" label={t('material.stages')} extra={t('material.stagesHint')}>
          <DictSelect dict={material.fields.build_stage.dict} multiple />
        </Form.Item>
      )}
    </FormDrawer>
  )
}
