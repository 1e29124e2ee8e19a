import { Pagination, type PaginationProps } from 'antd'
import { type AriaAttributes, cloneElement, isValidElement, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { countedTotal, furthest } from './countedTotal.ts'
import { useIsPhone } from './useIsPhone.ts'

type Props = {
  query: { page: number; pagesize: number }
  turn: (page: number, pagesize: number) => void
  sizes: number[]
  total: number
}

/** The numbers of a list's pages. */
export default function ListPages({ query, turn, sizes, total }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  // The rows come first.
  const isReady = useDeferredValue(true, false)
  if (!isReady) return null
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
      pageSizeOptions={sizes}
      showTotal={() => (
        <span title={total > furthest ? t('registers.narrow') : undefined}>
          {t('registers.total', { total: countedTotal(total) })}
        </span>
      )}
      itemRender={item}
      onChange={turn}
    />
  )
}
