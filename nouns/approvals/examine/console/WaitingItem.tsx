import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { useTranslation } from 'react-i18next'
import { minutesBetween } from './minutesBetween.ts'
import { type Task, taskStatus } from './request.ts'
import { isOverdue, type Waiting } from './timelineOf.ts'
import { useSpan } from './useSpan.ts'

/** A node that waits: for whom, since when, and until when they have time. */
export default function WaitingItem({ waiting, now }: { waiting: Waiting; now: string }) {
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
    task.status === taskStatus.waiting && t('examine.later'),
    task.status === taskStatus.suspended && t('examine.asksOthers'),
    task.status === taskStatus.open && (task.read_time ? t('examine.read') : t('examine.unread')),
  ].filter(Boolean)
  return (
    <li className={task.status === taskStatus.waiting ? 'examine-future' : undefined}>
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
