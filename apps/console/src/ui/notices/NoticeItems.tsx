import { useTranslation } from 'react-i18next'
import { minute } from '../text.ts'
import styles from './Notice.module.css'
import type { NoticeRow } from './noticeRow.ts'

type Props = { rows: readonly NoticeRow[]; label: string; onOpen: (row: NoticeRow) => void }

/** Unread notices, each a button that opens it. */
export default function NoticeItems({ rows, label, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.items} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={styles.item} onClick={() => onOpen(row)}>
            <span className={styles.name}>{row.title}</span>
            <span className={styles.note}>
              {minute(row.publish_time).slice(5)} · {row.dept_name}
              {row.need_receipt && ` · ${t('shared.notices.toConfirm')}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
