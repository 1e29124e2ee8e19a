import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import { BAD } from '../rules.ts'
import styles from './MoneyBox.module.css'
import type { Car, MoneyBoxValues } from './moneyBoxList.ts'
import { verdicts } from './moneyBoxValues.ts'

/** A complete plate number, which can be looked up. */
const isPlate = (text: string) => /^\p{Script=Han}[A-Z][A-Z0-9]{5,6}$/u.test(text)

type Props = {
  /** The planned vehicle. */
  planned: Car | undefined
  day: string
}

/** The vehicle: its plate number as entered, the data of the vehicle, and whether it matches the one at the door. */
export default function CarItem({ planned, day }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<MoneyBoxValues>()
  const { label, choice } = useNounWords(moneyBox)
  const plate = Form.useWatch('plate_no', form) ?? ''
  const expected = planned?.plate_no === plate ? planned : undefined
  const { data: found } = useRead(
    'MoneyBox/FindCar',
    { plate_no: plate, biz_date: day },
    { enabled: expected === undefined && isPlate(plate) },
  )
  const car = expected ?? found
  const isSame = {
    validator: (_: unknown, value: unknown) =>
      value === BAD ? Promise.reject(new Error(t('moneyBox.refused.vehicleMismatch'))) : Promise.resolve(),
  }
  return (
    <>
      <Field
        of="plate_no"
        extra={planned && t('moneyBox.planned', { plate: planned.plate_no })}
        normalize={(text: string) => text.toUpperCase()}
        required
      >
        <Input maxLength={10} autoComplete="off" />
      </Field>
      <Field of="vehicle_ok" className="" rules={[isSame]} required>
        <Verdict label={label('vehicle_ok')} options={verdicts((value) => choice('vehicle_ok', value))} />
      </Field>
      {car && <CarFace car={car} />}
      {found === null && isPlate(plate) && (
        <p role="alert" className={`ui-wide ${styles.barred}`}>
          {t('moneyBox.noCar')}
        </p>
      )}
    </>
  )
}

function CarFace({ car }: { car: Car }) {
  const kind = useDictLabel('car_type')
  return (
    <div className={`ui-wide ${styles.face}`}>
      {car.photos[0] && <img src={car.photos[0]} alt={car.plate_no} />}
      <div>
        <strong>{car.plate_no}</strong> {kind(car.car_type)} {car.car_seq}
        <div className="ui-note">{car.company_name}</div>
        <Reasons reasons={car.reasons} />
      </div>
    </div>
  )
}

/** The reasons why a vehicle or person is not allowed, or the text that all is well. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation()
  if (reasons.length === 0) return <StatusTag kind="done">{t('moneyBox.papersGood')}</StatusTag>
  return (
    <ul className={styles.reasons} aria-label={t('moneyBox.papersBad')}>
      {reasons.map((reason) => (
        <li key={reason}>
          <StatusTag kind="refused">{reason}</StatusTag>
        </li>
      ))}
    </ul>
  )
}
