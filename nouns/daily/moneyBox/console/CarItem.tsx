import { useRead } from '@shouya/console/api/useRead.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './MoneyBox.module.css'
import { BAD, type Car, GOOD, type MoneyBoxValues } from './moneyBoxList.ts'

/** A plate as it is written, complete enough to look for. */
const isPlate = (text: string) => /^\p{Script=Han}[A-Z][A-Z0-9]{5,6}$/u.test(text)

type Props = {
  /** The vehicle that the plan names. */
  planned: Car | undefined
  day: string
}

/** The vehicle: its plate as somebody reads it, what is known of it, and whether it is the one at the door. */
export default function CarItem({ planned, day }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<MoneyBoxValues>()
  const plate = Form.useWatch('plate_no', form) ?? ''
  const expected = planned?.plate_no === plate ? planned : undefined
  const { data: found } = useRead(
    'MoneyBox/FindCar',
    { plate_no: plate, biz_date: day },
    { enabled: expected === undefined && isPlate(plate) },
  )
  const car = expected ?? found
  const same = {
    validator: (_: unknown, value: unknown) =>
      value === undefined || value === null || value === GOOD
        ? Promise.resolve()
        : Promise.reject(new Error(t('moneyBox.vehicleMismatch'))),
  }
  return (
    <>
      <Form.Item
        name="plate_no"
        label={t('moneyBox.field.plate_no')}
        extra={planned && t('moneyBox.planned', { plate: planned.plate_no })}
        normalize={(text: string) => text.toUpperCase()}
        rules={[{ required: true }]}
      >
        <Input maxLength={10} autoComplete="off" />
      </Form.Item>
      <Form.Item name="vehicle_ok" label={t('moneyBox.field.vehicle_ok')} rules={[{ required: true }, same]}>
        <Verdict
          label={t('moneyBox.field.vehicle_ok')}
          options={[
            { value: GOOD, label: t('moneyBox.same') },
            { value: BAD, label: t('moneyBox.notSame'), bad: true },
          ]}
        />
      </Form.Item>
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

/** Why somebody or something may not, or that all is well. */
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
