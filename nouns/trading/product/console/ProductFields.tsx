import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import RichTextField from '@shouya/forms-react/renderer/RichTextField'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ProductCategorySelect from '../../productCategory/console/ProductCategorySelect.tsx'
import { product } from '../noun.ts'
import { isLeased } from '../rules.ts'
import ParamFields from './ParamFields.tsx'
import type { ProductDetail, ProductValues } from './productList.ts'

const HEIGHT = 240

/** The fields of a product (domain 11.3). */
export default function ProductFields({ row }: { row: ProductDetail | undefined }) {
  const { t } = useTranslation()
  const { label } = useNounWords(product)
  const lang = useLanguage((state) => state.lang)
  const form = Form.useFormInstance<ProductValues>()
  const leased = isLeased(Form.useWatch('sale_mode', form) ?? 1)
  const controlled = Form.useWatch('has_device_ctrl', form)
  return (
    <>
      <Field of="product_code" extra={t('product.codeHint')} />
      <Field of="product_name" />
      <Field of="category_name">
        <ProductCategorySelect opens={row?.category_id} allowClear={false} />
      </Field>
      <Field of="model" />
      <Field of="cover_file_id" className="ui-wide">
        <PhotoField label={label('cover_file_id')} max={1} folder="trade" />
      </Field>
      <Field of="image_file_ids">
        <PhotoField label={label('image_file_ids')} max={product.fields.image_file_ids.max} folder="trade" />
      </Field>
      <Field of="sale_mode" className="ui-wide" />
      <Field of="price" />
      <Field
        of="agent_price"
        dependencies={['price']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, fen: number | null) =>
              fen != null && fen > (getFieldValue('price') ?? fen)
                ? Promise.reject(new Error(t('product.refused.agentPrice')))
                : Promise.resolve(),
          }),
        ]}
      />
      {leased && (
        <>
          <Field of="lease_fee" required extra={t('product.leaseHint')} />
          <Field of="deposit" required extra={t('product.leaseHint')} />
        </>
      )}
      <Field of="stock" extra={t('product.stockHint')} />
      <Field of="warranty_months" />
      <Field of="sort" />
      <Field of="has_device_ctrl" className="ui-wide" extra={t('product.controlHint')} />
      {controlled && <ParamFields />}
      <Field of="detail" className="ui-wide">
        <RichTextField label={label('detail')} lang={lang} height={HEIGHT} pictures />
      </Field>
      <Field of="remark" lines={2} />
    </>
  )
}
