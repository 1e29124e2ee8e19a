import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../../api/path.ts'
import { useReadMore } from '../../api/useReadMore.ts'
import Failure from '../Failure.tsx'
import HistoryTimeline from '../HistoryTimeline.tsx'
import { useActionWord } from '../useActionWord.ts'
import { useAuditWords } from '../useAuditWords.ts'

/** A record in the terms of the log. */
export type Recorded = Pick<BodyOf<'Common/GetHistory'>, 'table' | 'id'>

/** The actions on a record and the changed fields, newest first. */
export default function History({ table, id }: Recorded) {
  const { t } = useTranslation()
  const actionText = useActionWord()
  const { ready, shown, fieldText, valueText } = useAuditWords(table)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadMore('Common/GetHistory', {
    table,
    id,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data || !ready) return <Skeleton active />
  const rows = data.pages.flatMap((page) => page.rows)
  return (
    <>
      <HistoryTimeline
        items={rows.map((item) => ({ ...item, changes: shown(item.changes) }))}
        actionText={actionText}
        fieldText={fieldText}
        valueText={valueText}
      />
      {hasNextPage && (
        <Button block type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </>
  )
}
