import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import { memberDevice } from '../noun.ts'
import type { BindingRow } from './bindingList.ts'

type Props = { row: BindingRow; move: BindingRow['moves'][number]; onClose: () => void }

/** Activates the device of a binding, or ends it with a reason. */
export default function BindingMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm of={memberDevice} row={row} name={row.device_no} move={move} refreshes={['Device']} onClose={onClose}>
      <p className="ui-note ui-wide">{t(`memberDevice.says.${move}`)}</p>
      {move === 'unbind' && <ReasonItem label={t('memberDevice.reason')} />}
    </MoveForm>
  )
}
