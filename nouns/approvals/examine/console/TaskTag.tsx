import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import { useTranslation } from 'react-i18next'
import { type Task, taskState } from './request.ts'

/** By the number of the state. */
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

/** How a task stands. */
export default function TaskTag({ task: { status }, overdue }: { task: Pick<Task, 'status'>; overdue: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusTag kind={overdue ? 'overdue' : (kinds[status] ?? 'draft')}>
      {t(`examine.task.${taskState(status)}`)}
      {overdue && ` · ${t('examine.pastDue')}`}
    </StatusTag>
  )
}
