import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import type { RowOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useReadMore } from '@shouya/console/api/useReadMore.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import Empty from '../../console/Empty.tsx'
import Panel from '../../console/Panel.tsx'
import { reminder } from '../noun.ts'
import styles from './Reminder.module.css'

/** The user's unread reminders; new ones arrive by the event stream. */
export default function Reminders() {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReadMore('Remind/GetMsgList', {
    status: [...reminder.counters.remind_unread.status],
    pagesize: 8,
  })
  const read = useAction('Remind/ReadMsg')
  const rows = data?.pages.flatMap((page) => page.rows)
  const readAll = rows && rows.length > 0 && (
    <Button type="link" size="small" loading={read.isPending} onClick={() => read.mutate({})}>
      {t('reminder.readAll')}
    </Button>
  )
  return (
    <Panel id="reminders" title={t('reminder.title')} note={readAll}>
      {error && !rows && <Failure error={error} onRetry={refetch} />}
      {rows?.length === 0 && <Empty title={t('reminder.none')} text={t('reminder.noneText')} />}
      <ul className={styles.list} aria-live="polite" aria-busy={!rows && !error}>
        {rows?.map((row) => (
          <Reminder key={row.id} row={row} onRead={() => read.mutate({ id: row.id })} />
        ))}
      </ul>
      {hasNextPage && (
        <TouchSize>
          <Button block type="text" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('common.more')}
          </Button>
        </TouchSize>
      )}
    </Panel>
  )
}

/** Following the link of a reminder marks it read. */
function Reminder({ row, onRead }: { row: RowOf<'Remind/GetMsgList'>; onRead: () => void }) {
  const { t } = useTranslation()
  const { choice } = useNounWords(reminder)
  return (
    <li className={styles.item} data-level={row.level}>
      <div className={styles.body}>
        {row.level > 1 && <span className={styles.level}>{choice('level', row.level)}</span>}
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
        title={t('reminder.readOne')}
        aria-label={`${t('reminder.readOne')}: ${row.title}`}
        onClick={onRead}
      />
    </li>
  )
}
