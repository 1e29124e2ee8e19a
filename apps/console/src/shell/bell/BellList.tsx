import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'
import NoticeItems from '../../ui/notices/NoticeItems.tsx'
import type { NoticeRow } from '../../ui/notices/noticeRow.ts'
import styles from './Bell.module.css'

/** The number of notices in the bell (spec 000 sections 2.10, 9). */
const MOST = 8

type Props = { type: 0 | 1; label: string; onOpen: (row: NoticeRow) => void }

/** The first unread notices of one kind, with their links. */
export default function BellList({ type, label, onOpen }: Props) {
  const { t } = useTranslation()
  const query = { type, page: 1, pagesize: MOST, IsRead: 0 as const }
  const { data, error } = useRead('Notice/GetNoticePageList', query)
  if (error) return <p className={styles.empty}>{error.message}</p>
  if (!data) return <Skeleton active className={styles.waiting ?? ''} paragraph={{ rows: 2 }} title={false} />
  if (data.rows.length === 0) return <p className={styles.empty}>{t('shell.bell.empty')}</p>
  return (
    <div className={styles.list}>
      <NoticeItems rows={data.rows} label={label} onOpen={onOpen} />
    </div>
  )
}
