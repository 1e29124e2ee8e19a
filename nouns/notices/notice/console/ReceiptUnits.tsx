import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Receipts.module.css'
import { percent, type ReceiptUnit } from './receiptList.ts'

type Props = { units: readonly ReceiptUnit[]; confirms: boolean; onOpen: (unit: number) => void }

/** How far each unit is; a unit leads to its people. */
export default function ReceiptUnits({ units, confirms, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.units} aria-label={t('notice.byUnit')}>
      {units.map((unit) => {
        const done = confirms ? unit.confirmed : unit.read
        return (
          <li key={unit.dept_id}>
            <button type="button" className={styles.unit} onClick={() => onOpen(unit.dept_id)}>
              <span>{unit.dept_name}</span>
              <Progress percent={percent(done, unit.receivers)} size="small" showInfo={false} aria-hidden="true" />
              <span>
                {done}/{unit.receivers}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
