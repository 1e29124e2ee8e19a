import { Pagination, type PaginationProps } from 'antd'
import { type AriaAttributes, cloneElement, isValidElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { pageSizes } from './queryCodec.ts'
import type { Register } from './useListQuery.ts'

/** The server pages no further than that. */
const furthest = 10_000

type Props = Pick<Register<{ id: number }>, 'query' | 'turn'> & { total: number }

/** The numbers of a list's pages. */
export default function RegisterPages({ query, turn, total }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  // antd calls its arrows "left" and "right".
  const item: PaginationProps['itemRender'] = (_, type, drawn) =>
    (type === 'prev' || type === 'next') && isValidElement<AriaAttributes>(drawn)
      ? cloneElement(drawn, { 'aria-label': t(`registers.page.${type}`) })
      : drawn
  return (
    <Pagination
      className="reg-pages"
      current={query.page}
      pageSize={query.pagesize}
      total={Math.min(total, furthest)}
      simple={phone}
      showSizeChanger={!phone}
      showQuickJumper={!phone}
      pageSizeOptions={pageSizes}
      showTotal={() => t('registers.total', { count: total })}
      itemRender={item}
      onChange={turn}
    />
  )
}
