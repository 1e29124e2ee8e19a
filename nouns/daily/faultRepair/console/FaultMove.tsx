import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import type { FaultRow, Move } from './faultList.ts'

type Props = { row: FaultRow; move: Exclude<Move, 'edit'>; onClose: () => void }

/** The form of a fault's next step: start, finish, give up, void. */
export default function FaultMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const [now] = useState(nowMinute)
  return (
    <MoveForm
      of={faultRepair}
      row={row}
      move={move}
      refreshes={['Remind']}
      small={move !== 'finish'}
      initial={move === 'start' ? { handle_mode: row.handle_mode } : move === 'finish' ? { recover_time: now } : {}}
      // Unchanged default: the server sets the current time.
      toBody={({ recover_time, ...values }) => (recover_time === now ? values : { recover_time, ...values })}
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t(`faultRepair.says.${move}`)}</p>
      {move === 'start' && (
        <>
          <Field of="handle_mode" />
          <Field of="handle_note" lines={2} />
        </>
      )}
      {move === 'finish' && <Field of="recover_time" required />}
      {(move === 'finish' || move === 'giveUp') && <Field of="handle_result" required />}
      {move === 'finish' && <SignItem label={t('faultRepair.mySign')} />}
      {(move === 'void' || move === 'delete') && <ReasonItem label={t('faultRepair.field.void_reason')} />}
    </MoveForm>
  )
}
