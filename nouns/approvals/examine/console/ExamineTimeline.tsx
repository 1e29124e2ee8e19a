import { ClockCircleOutlined } from '@ant-design/icons'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAskedWords } from '../../flow/console/tree/useAskedWords.ts'
import { taskStates } from '../../request/noun.ts'
import HappenedItem from './HappenedItem.tsx'
import type { History, Request, RequestFlow, Task } from './request.ts'
import { minutesBetween } from './spans.ts'
import { type Happened, isOverdue, timelineOf, type Waiting, waitingOn } from './timelineOf.ts'
import { useSpan } from './useSpan.ts'

type Props = {
  request: Request
  history: History
  next: RequestFlow['next']
  stopped: RequestFlow['stopped']
  now: string
}

const bad = ['refused', 'terminated']
const good = ['approved']

function colorOf({ type, result, auto }: Happened): string {
  if (auto) return 'gray'
  if (result === 'agreed' || good.includes(type)) return 'green'
  if (result === 'refused' || bad.includes(type)) return 'red'
  if (result === 'returned' || type === 'returned' || type === 'withdrawn') return 'orange'
  return 'blue'
}

/** The events so far, the people who are asked now, and in gray the steps that would follow if everybody agreed. */
export default function ExamineTimeline({ request, history, next, stopped, now }: Props) {
  const { t } = useTranslation()
  const { asked, unable } = useAskedWords()
  const entries = timelineOf(history, request.tasks)
  const items = [
    ...entries.map((entry, at) => ({
      key: entry.key,
      color: colorOf(entry),
      content: <HappenedItem event={entry} begins={entry.pass > (entries[at - 1]?.pass ?? 1)} />,
    })),
    ...waitingOn(request.tasks).map((waiting) => ({
      key: `waiting ${waiting.node}`,
      color: 'blue',
      icon: <ClockCircleOutlined aria-hidden="true" />,
      content: <WaitingItem waiting={waiting} now={now} />,
    })),
    ...next.map((step) => ({
      key: `next ${step.node}`,
      color: 'gray',
      content: (
        <div className="examine-future">
          <strong>{step.name || t(`examine.type.${step.type as 'cc'}`)}</strong>
          <div>{asked(step) || t(`examine.type.${step.type as 'cc'}`)}</div>
          {step.unable.length > 0 && <div>{unable(step)}</div>}
        </div>
      ),
    })),
    ...(stopped
      ? [
          {
            key: 'stopped',
            color: 'gray',
            content: <div className="examine-future">{t('examine.stopped', { message: stopped.message })}</div>,
          },
        ]
      : []),
  ]
  if (items.length === 0) return <p className="ui-note">{t('examine.noHistory')}</p>
  return <Timeline className="examine-timeline" items={items} />
}

/** A waiting node: for whom it waits, since when, and until when. */
function WaitingItem({ waiting, now }: { waiting: Waiting; now: string }) {
  const { t } = useTranslation()
  return (
    <article>
      <div className="examine-line">
        <strong>{waiting.node || t('examine.start')}</strong>
        <StatusTag kind="active">{t(`examine.waitsFor.${waiting.kind}`)}</StatusTag>
      </div>
      <ul className="ui-lines">
        {waiting.tasks.map((task) => (
          <WaitingTask key={task.id} task={task} now={now} />
        ))}
      </ul>
    </article>
  )
}

function WaitingTask({ task, now }: { task: Task; now: string }) {
  const { t } = useTranslation()
  const word = useWord()
  const span = useSpan()
  const { assignee, principal, opened_time, due_time } = task
  const note = [
    task.origin !== 'rule' && word(`examine.origin.${task.origin}`, task.origin),
    principal && t('examine.behalf', { name: principal.name }),
    task.status === taskStates.waiting && t('examine.later'),
    task.status === taskStates.suspended && t('examine.asksOthers'),
    task.status === taskStates.open && (task.read_time ? t('examine.read') : t('examine.unread')),
  ].filter(Boolean)
  return (
    <li className={task.status === taskStates.waiting ? 'examine-future' : undefined}>
      <div className="examine-who">
        {assignee?.name ?? t('examine.toClaim')} <span className="ui-note">{note.join(' · ')}</span>
      </div>
      {opened_time && (
        <div className="ui-note">
          {t('examine.waited', { span: span(minutesBetween(opened_time, now)) })}
          {due_time && ` · ${t('examine.due', { time: minute(due_time) })}`}
        </div>
      )}
      {due_time && isOverdue(task, now) && (
        <StatusTag kind="overdue">{t('examine.overdue', { span: span(minutesBetween(due_time, now)) })}</StatusTag>
      )}
    </li>
  )
}
