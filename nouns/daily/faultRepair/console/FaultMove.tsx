import { useUser } from '@shouya/console/api/account.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../../../maintenance/repairOrder/noun.ts'
import { faultRepair } from '../noun.ts'
import type { FaultRow, Move } from './faultList.ts'

type Props = { row: FaultRow; move: Exclude<Move, 'edit'>; onClose: () => void }

/** What the form of a step begins with. */
function firstOf(move: Props['move'], { row, now, name }: { row: FaultRow; now: string; name: string }) {
  if (move === 'start') return { handle_mode: row.handle_mode }
  if (move === 'finish') return { recover_time: now }
  return move === 'order' ? { contact_name: name } : {}
}

/** The form of a fault's next step: start, finish, give up, void. */
export default function FaultMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const [now] = useState(nowMinute)
  return (
    <MoveForm
      of={faultRepair}
      row={row}
      move={move}
      refreshes={['Remind', 'Repair']}
      small={move !== 'finish' && move !== 'order'}
      initial={firstOf(move, { row, now, name: user.name })}
      // Unchanged default: the server sets the current time.
      toBody={({ recover_time, ...values }) => (recover_time === now ? values : { recover_time, ...values })}
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t(`faultRepair.says.${move}`)}</p>
      {move === 'order' && (
        <NounContext value={repairOrder}>
          <Field of="contact_name" />
          <Field of="contact_phone" />
          <Field of="expect_time">
            <TimeInput time allowClear />
          </Field>
          <Field of="again_reason" className="ui-wide" extra={t('repairOrder.againHint')} />
          <SignItem label={t('faultRepair.requestSign')} />
        </NounContext>
      )}
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
