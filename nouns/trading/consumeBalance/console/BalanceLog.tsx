import type { RowOf } from '@shouya/console/api/path.ts'
import { useReadMore } from '@shouya/console/api/useReadMore.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Button, Skeleton, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'

type Line = RowOf<'Consume/GetBalanceLogList'>

/** What has changed a balance, the last first. */
export default function BalanceLog({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadMore(
    'Consume/GetBalanceLogList',
    { id },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  const lines = data.pages.flatMap((page) => page.rows)
  if (lines.length === 0) return t('consumeBalance.noLog')
  return (
    <>
      <Timeline
        items={lines.map((line) => ({
          key: line.id,
          color: line.change > 0 ? 'green' : 'blue',
          content: <Change line={line} />,
        }))}
      />
      {hasNextPage && (
        <Button block type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </>
  )
}

function Change({ line: { type, change, after, other, operator_name, memo, create_time } }: { line: Line }) {
  const { t } = useTranslation()
  return (
    <>
      <div>
        <DictText dict="consume_log_type" value={type} /> <strong>{change > 0 ? `+${change}` : `−${-change}`}</strong>{' '}
        {other !== null && t(change > 0 ? 'consumeBalance.fromOther' : 'consumeBalance.toOther', { name: other })}
      </div>
      <div className="ui-note">
        {[minute(create_time), operator_name, t('consumeBalance.after', { count: after })].filter(Boolean).join(' · ')}
      </div>
      {memo && <div>{memo}</div>}
    </>
  )
}
