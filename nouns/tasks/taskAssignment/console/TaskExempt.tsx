import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import type { TaskRow } from './taskList.ts'

type Props = { rows: readonly TaskRow[]; onDone: () => void; onClose: () => void }

/** Exempts outlets from open tasks, with the reason that stands in the list. */
export default function TaskExempt({ rows, onDone, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'TaskAssignment/Exempt', { reason: string }>
      path="TaskAssignment/Exempt"
      title={t('tasks.exemptTitle', { count: rows.length })}
      initial={{}}
      toBody={({ reason }) => ({ ids: rows.map(({ id }) => id), reason })}
      okText={t('tasks.exempt')}
      said={() => t('tasks.exempted')}
      onSaved={onDone}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-wide">{t('tasks.exemptHint')}</p>
      <ReasonItem label={t('tasks.field.exempt_reason')} />
    </FormDrawer>
  )
}
