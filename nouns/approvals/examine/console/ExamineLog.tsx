import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Alert, Skeleton, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { History, Request } from './request.ts'

type Event = DataOf<'OaExamine/GetLog'>['events'][number]

/** The stored chain of events, and whether every link of it is valid. For administrators of flows. */
export default function ExamineLog({ request, history }: { request: Request; history: History }) {
  const { t } = useTranslation()
  const word = useWord()
  const { data, error, refetch } = useRead('OaExamine/GetLog', { id: request.id }, { staleTime: 0 })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const names = new Map([
    ...history.flatMap(({ actor }) => (actor ? [[actor.id, actor.name] as const] : [])),
    ...request.tasks.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee.name] as const] : [])),
  ])
  const columns: TableColumnsType<Event> = [
    { title: t('examine.column.seq'), dataIndex: 'seq', align: 'right', width: 64 },
    { title: t('examine.column.time'), dataIndex: 'at', width: 176 },
    {
      title: t('examine.column.person'),
      dataIndex: 'actor_id',
      render: (id: number | null) => (id === null ? t('ui.system') : (names.get(id) ?? `#${id}`)),
    },
    {
      title: t('examine.column.event'),
      key: 'event',
      render: (_, { type, about }) => [word(`examine.logged.${type}`, type), about].filter(Boolean).join(' '),
    },
    {
      title: t('examine.column.hash'),
      dataIndex: 'hash',
      render: (hash: string) => <code title={hash}>{hash.slice(0, 16)}…</code>,
    },
  ]
  return (
    <>
      <Alert
        className="ui-hint"
        type={data.broken_at === null ? 'success' : 'error'}
        showIcon
        title={
          data.broken_at === null
            ? t('examine.intact', { count: data.events.length })
            : t('examine.broken', { no: data.broken_at })
        }
      />
      <Table<Event>
        size="small"
        rowKey="seq"
        columns={columns}
        dataSource={data.events}
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowClassName={({ seq }) => (data.broken_at !== null && seq >= data.broken_at ? 'examine-broken' : '')}
      />
    </>
  )
}
