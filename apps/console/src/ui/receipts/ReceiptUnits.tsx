import { Progress } from 'antd'
import styles from './Receipts.module.css'
import { wholePercent } from './wholePercent.ts'

/** How far a unit is: how many of its receivers have done what is asked, and what else is to be said. */
export type UnitProgress = { dept_id: number; dept_name: string; receivers: number; done: number; note?: string }

type Props = { label: string; units: readonly UnitProgress[]; onOpen: (unit: number) => void }

/** How far each unit is; a unit leads to its people. */
export default function ReceiptUnits({ label, units, onOpen }: Props) {
  return (
    <ul className={styles.units} aria-label={label}>
      {units.map(({ dept_id, dept_name, receivers, done, note }) => (
        <li key={dept_id}>
          <button type="button" className={styles.unit} onClick={() => onOpen(dept_id)}>
            <span>
              {dept_name}
              {note && <small> {note}</small>}
            </span>
            <Progress percent={wholePercent(done, receivers)} size="small" showInfo={false} aria-hidden="true" />
            <span>
              {done}/{receivers}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
