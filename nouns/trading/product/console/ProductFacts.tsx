import Facts from '@shouya/console/noun/Facts.tsx'
import { useTranslation } from 'react-i18next'
import { product } from '../noun.ts'
import { isLeased } from '../rules.ts'
import type { ProductDetail } from './productList.ts'

/** All fields of a product but its description. */
export default function ProductFacts({ row }: { row: ProductDetail }) {
  const { t } = useTranslation()
  const leased = isLeased(row.sale_mode)
  return (
    <Facts
      of={product}
      row={row}
      show={[
        'cover_file_id',
        row.image_file_ids.length > 0 && 'image_file_ids',
        'category_name',
        'model',
        'sale_mode',
        'price',
        'agent_price',
        leased && 'lease_fee',
        leased && 'deposit',
        'stock',
        'reserved',
        { label: t('product.available'), value: row.stock - row.reserved },
        'warranty_months',
        'has_device_ctrl',
        'sort',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
