import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import type { RowOf } from '@shouya/console/api/path.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './Reminder.module.css'

const levels = { 1: 'normal', 2: 'important', 3: 'urgent' } as const

type Props = { row: RowOf<'Remind/GetMsgList'>; onRead: () => void }

/** Following a reminder reads it. */
export default function Reminder({ row, onRead }: Props) {
  const { t } = useTranslation()
  const level = levels[row.level as keyof typeof levels] ?? 'normal'
  return (
    <li className={styles.item} data-level={level}>
      <div className={styles.body}>
        {level !== 'normal' && <span className={styles.level}>{t(`dashboard.level.${level}`)}</span>}
        {row.link_path ? (
          <Link to={row.link_path} onClick={onRead}>
            {row.title}
          </Link>
        ) : (
          <span>{row.title}</span>
        )}
        <p>{row.content}</p>
        <time dateTime={row.send_time}>{row.send_time.slice(5, 16)}</time>
      </div>
      <Button
        type="text"
        icon={<CheckOutlined aria-hidden="true" />}
        title={t('dashboard.readOne')}
        aria-label={`${t('dashboard.readOne')}: ${row.title}`}
        onClick={onRead}
      />
    </li>
  )
}
