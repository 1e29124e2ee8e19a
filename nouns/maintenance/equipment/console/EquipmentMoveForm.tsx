import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { today } from '@shouya/console/ui/text.ts'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { equipment, event, eventKind } from '../noun.ts'
import type { EquipmentMove, EquipmentRow } from './equipmentList.ts'

type Props = { row: EquipmentRow; move: EquipmentMove; onClose: () => void }

/** A change of a device's state, or what was done to it. */
export default function EquipmentMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { choice } = useNounWords(event)
  const isMaintenance = move === 'maintain'
  const named = isMaintenance || move === 'scrap' ? {} : { command: move }
  return (
    <MoveForm
      of={equipment}
      row={row}
      name={`${row.equip_no} ${row.name}`}
      move={move}
      initial={isMaintenance ? { kind: eventKind.maintained, day: today() } : {}}
      toBody={(values) => ({ ...named, ...values })}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`equipment.says.${move}`)}</p>
      {isMaintenance ? (
        <NounContext value={event}>
          <Field of="kind">
            <Radio.Group
              optionType="button"
              options={[eventKind.maintained, eventKind.inspected].map((value) => ({
                value,
                label: choice('kind', value),
              }))}
            />
          </Field>
          <Field of="day" />
          <Field of="note" lines={2} />
        </NounContext>
      ) : (
        <ReasonItem label={t('equipment.reason')} />
      )}
    </MoveForm>
  )
}
