import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useTranslation } from 'react-i18next'
import { drillRecord } from '../noun.ts'
import type { DrillRow, DrillMove as Move } from './drillList.ts'

type Props = { row: DrillRow; move: Exclude<Move, 'edit' | 'do' | 'submit'>; onClose: () => void }

/** Evaluates a drill, signs it, or takes something of it back. */
export default function DrillMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm of={drillRecord} row={row} move={move} refreshes={['Remind', 'TaskAssignment']} onClose={onClose}>
      {move === 'evaluate' && (
        <>
          <Field of="score" required />
          <Field of="effect" required />
          <Field of="evaluation" required />
          <SignItem label={t('drillRecord.evaluatorSign')} />
        </>
      )}
      {move === 'confirm' && <SignItem label={t('drillRecord.leaderSign')} />}
      {move !== 'evaluate' && move !== 'confirm' && (
        <ReasonItem label={t(move === 'cancel' ? 'drillRecord.field.cancel_reason' : 'drillRecord.reason')} />
      )}
    </MoveForm>
  )
}
