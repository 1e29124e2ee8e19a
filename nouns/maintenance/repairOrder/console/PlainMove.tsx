import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import type { RepairMove, RepairRow } from './repairList.ts'

export type PlainMoveName = Extract<
  RepairMove,
  'sendBack' | 'accept' | 'arrive' | 'refuse' | 'suspend' | 'resume' | 'cancel'
>

/** The form of a move that asks for little: a reason, who comes, or nothing but to be sure. */
export default function PlainMove({
  row,
  move,
  onClose,
}: {
  row: RepairRow
  move: PlainMoveName
  onClose: () => void
}) {
  const { t } = useTranslation()
  const asksWhy = move === 'sendBack' || move === 'refuse' || move === 'cancel'
  return (
    <MoveForm of={repairOrder} row={row} move={move} refreshes={['Remind', 'Equipment']} onClose={onClose}>
      <p className="ui-note ui-wide">{t(`repairOrder.says.${move}`)}</p>
      {asksWhy && <ReasonItem label={t('repairOrder.reason')} />}
      {move === 'accept' && (
        <>
          <Field of="engineer_name" extra={t('repairOrder.engineerHint')} />
          <Field of="engineer_phone" extra={t('repairOrder.phoneHint')} />
        </>
      )}
      {move === 'suspend' && (
        <>
          <Field of="suspend_kind" required />
          <Field of="suspend_reason" lines={2} />
        </>
      )}
    </MoveForm>
  )
}
