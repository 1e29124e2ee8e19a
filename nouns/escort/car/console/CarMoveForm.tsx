import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import { car } from '../noun.ts'
import type { CarMove, CarRow } from './carList.ts'

type Props = { row: CarRow; move: CarMove; onClose: () => void }

/** A change of a vehicle's state, with the reason. */
export default function CarMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={car}
      row={row}
      name={row.plate_no}
      move={move}
      refreshes={['Remind']}
      toBody={(values) => ({ command: move, ...values })}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`car.says.${move}`)}</p>
      <ReasonField />
    </MoveForm>
  )
}
