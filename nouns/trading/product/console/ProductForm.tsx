import { call } from '@shouya/console/api/call.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { param, product } from '../noun.ts'
import { isLeased, keptParam, saleMode } from '../rules.ts'
import ProductFields from './ProductFields.tsx'
import type { ProductDetail, ProductValues } from './productList.ts'

const toValues = ({ id, version, param_schema, ...row }: ProductDetail): ProductValues => ({
  ...{ id, version, param_schema },
  ...enteredOf(product, row),
})

/** What the sales mode and the control leave no room for went out of sight. */
function toBody({ id, version, param_schema = [], ...values }: ProductValues): ProductValues {
  const leased = isLeased(values.sale_mode)
  return {
    ...(id !== undefined && { id, version }),
    ...enteredOf(product, values),
    lease_fee: leased ? values.lease_fee : null,
    deposit: leased ? values.deposit : null,
    param_schema: values.has_device_ctrl
      ? param_schema.map((line) => keptParam({ ...enteredOf(param, line), default: line.default ?? null }))
      : [],
  }
}

/** Enters a product, or changes one. */
export default function ProductForm({ row, onClose }: { row?: ProductDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Product/Save', ProductValues>
      path="Product/Save"
      title={row ? `${t('product.editTitle')} · ${row.product_code}` : t('product.addTitle')}
      initial={
        row
          ? toValues(row)
          : {
              ...{ sale_mode: saleMode.sale, stock: 0, warranty_months: 12, sort: 100 },
              ...{ image_file_ids: [], has_device_ctrl: false, param_schema: [] },
            }
      }
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Product/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <NounContext value={product}>
        <ProductFields row={row} />
      </NounContext>
    </FormDrawer>
  )
}
