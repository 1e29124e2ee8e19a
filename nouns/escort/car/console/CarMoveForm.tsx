import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import type { CarMove, CarRow } from './carList.ts'

type Props = { row: Pick<CarRow, 'id' | 'version' | 'plate_no'>; move: CarMove; onClose: () => void }

/** Moves a vehicle on, with the reason: repair, stop, scrap, and what the other side says to it. */
export default function CarMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'Escort/ChangeCarStatus', { reason: string }>
      path="Escort/ChangeCarStatus"
      title={`${t(`car.move.${move}`)} · ${row.plate_no}`}
      initial={{}}
      toBody={({ reason }) => ({ id, version, command: move, reason })}
      okText={t(`car.move.${move}`)}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`car.says.${move}`)}</p>
      <ReasonField />
    </FormDrawer>
  )
}
