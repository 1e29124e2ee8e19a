import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import NeededConsumes from '../../productConsume/console/NeededConsumes.tsx'
import { product } from '../noun.ts'
import ParamTable from './ParamTable.tsx'
import ProductFacts from './ProductFacts.tsx'
import type { ProductRow } from './productList.ts'

const RichHtml = lazy(() => import('@shouya/console/ui/notices/RichHtml.tsx'))

/** One product: its fields, its description, what can be set on its devices, what they use up. */
export default function ProductRecord({ id, moves, ask, ...drawer }: RecordProps<ProductRow> & { ask: Ask }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Product/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data ? `${data.product_code} ${data.product_name}` : t('product.title')}
      status={data && <DictTag dict={product.states.dict} value={data.status} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <ProductFacts row={data} /> },
          {
            key: 'detail',
            label: t('product.field.detail'),
            children: data.detail ? (
              <Suspense fallback={<Skeleton active />}>
                <RichHtml html={data.detail} />
              </Suspense>
            ) : (
              t('product.detailEmpty')
            ),
          },
          ...(data.has_device_ctrl
            ? [{ key: 'params', label: t('product.params'), children: <ParamTable params={data.param_schema} /> }]
            : []),
          { key: 'needs', label: t('product.needs'), children: <NeededConsumes product={data} ask={ask} /> },
        ]
      }
      history={{ table: product.table, id }}
    />
  )
}
