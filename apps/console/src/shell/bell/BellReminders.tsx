import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '../../api/path.ts'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import { minute } from '../../ui/text.ts'
import styles from './Bell.module.css'

/** Unread reminders of the user: includes tasks, results, comments and mentions of approvals. */
const unread = { pagesize: 8, status: [0] }
type Row = RowOf<'Remind/GetMsgList'>

export const useReminders = () => useRead('Remind/GetMsgList', unread)

/** The newest unread reminders, each with a link to its subject. */
export default function BellReminders({ onOpen }: { onOpen: (link: string | null) => void }) {
  const { t } = useTranslation()
  const { data, error } = useReminders()
  const read = useAction('Remind/ReadMsg', { quiet: () => true })
  const open = ({ id, link_path }: Row) => {
    read.mutate({ id })
    onOpen(link_path)
  }
  if (error) return <p className={styles.empty}>{error.message}</p>
  if (!data) return <Skeleton active className={styles.waiting ?? ''} paragraph={{ rows: 2 }} title={false} />
  if (data.rows.length === 0) return <p className={styles.empty}>{t('shell.bell.noReminders')}</p>
  return (
    <ul className={`${styles.list} ${styles.reminders}`} aria-label={t('shell.bell.system')}>
      {data.rows.map((row) => (
        <li key={row.id}>
          <button type="button" onClick={() => open(row)}>
            <strong>{row.title}</strong>
            <span>{row.content}</span>
            <small>{minute(row.send_time).slice(5)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
