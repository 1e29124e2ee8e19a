import { FileTextOutlined } from '@ant-design/icons'
import { pageSizes } from '@shouya/console/registers/queryCodec.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import ListPages from '@shouya/console/ui/ListPages.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { Empty, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './MaterialCards.module.css'
import { type ReadRow, type readShape, tagsOf } from './materialList.ts'
import ReadState from './ReadState.tsx'

type Props = { register: Register<ReadRow, typeof readShape>; onOpen: (row: ReadRow) => void }

/** Documents as cards with their covers. */
export default function MaterialCards({ register, onOpen }: Props) {
  const { t } = useTranslation()
  const { rows, loading, query, total } = register
  if (loading === 'first') return <Skeleton active paragraph={{ rows: 8 }} />
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('material.readAbout')} />
  return (
    <>
      <ul className={styles.cards} aria-busy={loading !== undefined}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            {row.cover ? (
              <img className={styles.cover} src={row.cover} alt="" />
            ) : (
              <div className={styles.cover} aria-hidden="true">
                <FileTextOutlined />
              </div>
            )}
            <div className={styles.text}>
              <button type="button" className={styles.title} onClick={() => onOpen(row)}>
                {row.title}
              </button>
              <span className={styles.states}>
                <ReadState row={row} />
                {row.need_read && <StatusTag kind="waiting">{t('material.mustRead')}</StatusTag>}
                {row.is_top && <StatusTag kind="active">{t('material.pinned')}</StatusTag>}
              </span>
              {row.summary && <p>{row.summary}</p>}
              <small>
                {[row.category_name, ...tagsOf(row.tags), row.dept_name].join(' · ')}
                <time dateTime={row.publish_time}>{row.publish_time.slice(0, 10)}</time>
              </small>
            </div>
          </li>
        ))}
      </ul>
      {total !== undefined && <ListPages query={query} turn={register.turn} sizes={pageSizes} total={total} />}
    </>
  )
}
