import { useAction } from '@shouya/console/api/useAction.ts'
import { useReadMore } from '@shouya/console/api/useReadMore.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import Empty from '../../console/Empty.tsx'
import Panel from '../../console/Panel.tsx'
import styles from './Reminder.module.css'
import Reminder from './Reminder.tsx'

/** The user's unread reminders; new ones come in by the event stream. */
export default function Reminders() {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReadMore('Remind/GetMsgList', {
    status: [0],
    pagesize: 8,
  })
  const read = useAction('Remind/ReadMsg')
  const rows = data?.pages.flatMap((page) => page.rows)
  const readAll = rows && rows.length > 0 && (
    <Button type="link" size="small" loading={read.isPending} onClick={() => read.mutate({})}>
      {t('dashboard.readAll')}
    </Button>
  )
  return (
    <Panel id="reminders" title={t('dashboard.reminders')} note={readAll}>
      {error && !rows && <Failure error={error} onRetry={refetch} />}
      {rows?.length === 0 && <Empty title={t('dashboard.noReminders')} text={t('dashboard.noRemindersText')} />}
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
