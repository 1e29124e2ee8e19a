import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../../api/path.ts'
import DictSelect from '../../ui/DictSelect.tsx'
import FormDrawer from '../../ui/FormDrawer.tsx'
import type { Category, Owner } from './owner.ts'

type Values = BodyOf<'CustomForm/SaveCategory'>
type Props = { of: Owner; row?: Category; onClose: () => void }

/** A category's name, position and whether it accepts further forms. */
export default function CategoryForm({ of, row, onClose }: Props) {
  const { t } = useTranslation()
  const initial = row
    ? { id: row.id, version: row.version, category_name: row.category_name, sort: row.sort, status: row.status }
    : { sort: 100, status: 1 as const }
  return (
    <FormDrawer<`${Owner}/SaveCategory`, Values>
      path={`${of}/SaveCategory`}
      title={row ? t('versions.category.edit') : t('versions.category.add')}
      initial={initial}
      toBody={(values) => values}
      small
      onClose={onClose}
    >
      <Form.Item
        name="category_name"
        label={t('versions.category.name')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="sort" label={t('versions.category.sort')} rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <Form.Item
        name="status"
        label={t('versions.field.status')}
        rules={[{ required: true }]}
        extra={t('versions.category.off')}
      >
        <DictSelect dict="enable" allowClear={false} />
      </Form.Item>
    </FormDrawer>
  )
}
