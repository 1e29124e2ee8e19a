import Facts from '@shouya/console/noun/Facts.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import { type HandoverRow, keysText, type Move } from './handoverList.ts'

type Props = { row: HandoverRow; move: Move; onClose: () => void }

/** Receiving, supervising and returning need a signature, refusing and voiding a reason. */
export default function HandoverMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const keys = { label: t('roomKey.field.keys'), value: keysText(row.keys), wide: true }
  const people = ['from_user_name', 'to_user_name'] as const
  return (
    <MoveForm
      of={roomKey}
      row={row}
      move={move}
      okText={t(`roomKey.confirm.${move}`)}
      refreshes={['KeyLedger', 'Remind']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts
          of={roomKey}
          row={row}
          show={[keys, 'handover_type', 'handover_time', ...people, row.reason !== null && 'reason']}
        />
      </div>
      {move === 'refuse' || move === 'void' ? (
        <ReasonItem label={t(`roomKey.reasonOf.${move}`)} />
      ) : (
        <>
          <p className="ui-wide ui-note">{t(`roomKey.says.${row.handover_type === type.loss ? 'loss' : move}`)}</p>
          <SignItem label={t('roomKey.mySign')} />
        </>
      )}
    </MoveForm>
  )
}
