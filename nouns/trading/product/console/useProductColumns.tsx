import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { product } from '../noun.ts'
import styles from './Product.module.css'
import type { ProductRow } from './productList.ts'

/** The columns of the list, of its file and of its cards. */
export function useProductColumns(): Column<ProductRow>[] {
  const columns = useNounColumns<typeof product, ProductRow>(product, {
    product_code: { width: 96, sort: true },
    product_name: {
      width: 200,
      sort: true,
      render: (row) => (
        <span className={styles.name}>
          <img src={photoUrl(row.cover_file_id)} alt="" loading="lazy" />
          <Words text={row.product_name} full={row.product_name} />
        </span>
      ),
    },
    category_name: { width: 112 },
    model: { width: 96 },
    sale_mode: { width: 88 },
    price: { width: 112, sort: true },
    agent_price: { width: 112 },
    stock: { width: 72, sort: true },
    status: { width: 88 },
    lease_fee: { width: 112 },
    deposit: { width: 112 },
    reserved: { width: 88 },
    warranty_months: { width: 88 },
    sort: { width: 72, sort: true, right: true },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'product_code',
    'product_name',
    'category_name',
    'sale_mode',
    'price',
    'agent_price',
    'stock',
    'status',
  ])
}
