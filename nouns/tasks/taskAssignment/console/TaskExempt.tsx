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
      title={t('taskAssignment.exemptTitle', { count: rows.length })}
      initial={{}}
      toBody={({ reason }) => ({ ids: rows.map(({ id }) => id), reason })}
      okText={t('taskAssignment.exempt')}
      said={() => t('taskAssignment.exempted')}
      onSaved={onDone}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-wide">{t('taskAssignment.exemptHint')}</p>
      <ReasonItem label={t('taskAssignment.field.exempt_reason')} />
    </FormDrawer>
  )
}
