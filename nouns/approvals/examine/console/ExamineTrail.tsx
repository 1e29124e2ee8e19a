import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { taskStates } from '../../request/noun.ts'
import { type Request, type Task, taskState } from './request.ts'
import { minutesBetween } from './spans.ts'
import { isOverdue } from './timelineOf.ts'
import { useSpan } from './useSpan.ts'

/** All tasks in order of arrival: the person, since when, and the result. */
export default function ExamineTrail({ request, now }: { request: Request; now: string }) {
  const { t } = useTranslation()
  const word = useWord()
  const span = useSpan()
  const phone = useIsPhone()
  const rows = request.tasks.filter(({ opened_time }) => opened_time !== null)
  const person = ({ assignee, principal }: Task) =>
    (assignee?.name ?? t('examine.toClaim')) + (principal ? ` ${t('examine.behalf', { name: principal.name })}` : '')
  const took = ({ opened_time, ended_time }: Task) => span(minutesBetween(opened_time ?? now, ended_time ?? now))
  const nodeOf = ({ node_name, kind }: Task) => node_name || (kind === 'resubmit' ? t('examine.start') : '')
  const tag = (task: Task) => <TaskTag task={task} overdue={task.status === taskStates.open && isOverdue(task, now)} />
  if (rows.length === 0) return <p className="ui-note">{t('examine.noHistory')}</p>
  if (phone)
    return (
      <ul className="ui-lines examine-trail">
        {rows.map((task) => (
          <li key={task.id}>
            <div className="examine-line">
              <strong>{nodeOf(task)}</strong>
              {tag(task)}
            </div>
            <div>{person(task)}</div>
            <div className="ui-note">
              {minute(task.opened_time)} → {task.ended_time ? minute(task.ended_time) : t('examine.untilNow')} ·{' '}
              {took(task)}
            </div>
          </li>
        ))}
      </ul>
    )
  const columns: TableColumnsType<Task> = [
    { title: t('examine.column.node'), key: 'node', render: (_, task) => nodeOf(task) },
    { title: t('examine.column.person'), key: 'person', render: (_, task) => person(task) },
    {
      title: t('examine.column.origin'),
      key: 'origin',
      render: (_, { origin }) => word(`examine.origin.${origin}`, origin),
    },
    { title: t('examine.column.state'), key: 'state', render: (_, task) => tag(task) },
    { title: t('request.task.field.opened_time'), key: 'opened', render: (_, task) => minute(task.opened_time) },
    { title: t('examine.column.read'), key: 'read', render: (_, task) => minute(task.read_time) },
    { title: t('examine.column.due'), key: 'due', render: (_, task) => minute(task.due_time) },
    { title: t('examine.column.ended'), key: 'ended', render: (_, task) => minute(task.ended_time) },
    { title: t('examine.column.took'), key: 'took', align: 'right', render: (_, task) => took(task) },
  ]
  return (
    <Table<Task>
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  )
}

/** By the number of the task's state. */
const kinds: readonly StatusKind[] = [
  'draft',
  'active',
  'waiting',
  'done',
  'refused',
  'waiting',
  'void',
  'void',
  'void',
]

/** The state of a task. */
function TaskTag({ task: { status }, overdue }: { task: Pick<Task, 'status'>; overdue: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusTag kind={overdue ? 'overdue' : (kinds[status] ?? 'draft')}>
      {t(`examine.task.${taskState(status)}`)}
      {overdue && ` · ${t('examine.pastDue')}`}
    </StatusTag>
  )
}
