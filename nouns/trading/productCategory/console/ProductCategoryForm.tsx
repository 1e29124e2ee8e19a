import type { BodyOf } from '@shouya/console/api/path.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import ProductCategorySelect from './ProductCategorySelect.tsx'
import type { Category } from './useProductCategories.ts'

type Values = BodyOf<'Product/SaveCategory'>

const LONGEST = 30
const LAST = 9999
const SORT = 100

/** Adds a category of products, or changes its name, its place and whether products are put into it. */
export default function ProductCategoryForm({ row, onClose }: { row?: Category; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Product/SaveCategory', Values>
      path="Product/SaveCategory"
      title={row ? `${t('product.category.edit')} · ${row.category_name}` : t('product.category.add')}
      initial={
        row
          ? {
              ...{ id: row.id, version: row.version, parent_id: row.parent_id },
              ...{ category_name: row.category_name, sort: row.sort, status: row.status },
            }
          : { sort: SORT, status: 1 }
      }
      toBody={(values) => ({ ...values, parent_id: values.parent_id ?? null })}
      small
      onClose={onClose}
    >
      <Form.Item
        name="category_name"
        label={t('product.category.name')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={LONGEST} />
      </Form.Item>
      <Form.Item name="parent_id" label={t('product.category.parent')}>
        <ProductCategorySelect opens={row?.parent_id} placeholder={t('product.category.top')} />
      </Form.Item>
      <Form.Item name="sort" label={t('product.category.sort')} rules={[{ required: true }]}>
        <InputNumber min={0} max={LAST} precision={0} />
      </Form.Item>
      <Form.Item name="status" label={t('product.category.status')} rules={[{ required: true }]}>
        <DictSelect dict="enable" allowClear={false} />
      </Form.Item>
    </FormDrawer>
  )
}
