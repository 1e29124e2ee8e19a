import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import type { TradeRow } from './tradeList.ts'

type Props = { row: TradeRow; move: 'dispatch' | 'sendBack' | 'suspend' | 'resume' | 'cancel'; onClose: () => void }

/** The form of a move that asks for little: who repairs it, why it waits, or a reason. */
export default function PlainMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm of={tradeRepair} row={row} move={move} onClose={onClose}>
      {move === 'dispatch' ? (
        <>
          <Field of="company_name" required />
          <Field of="engineer_name" required />
          <Field of="engineer_phone" />
          <Field of="dispatch_note" lines={2} />
        </>
      ) : (
        <>
          <p className="ui-note ui-wide">{t(`tradeRepair.${move}Says`)}</p>
          {move === 'suspend' ? (
            <>
              <Field of="suspend_kind" required />
              <Field of="suspend_reason" lines={2} />
            </>
          ) : (
            move !== 'resume' && <ReasonItem label={t('tradeRepair.reason')} />
          )}
        </>
      )}
    </MoveForm>
  )
}
