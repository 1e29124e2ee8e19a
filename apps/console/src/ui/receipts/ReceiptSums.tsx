import { Statistic } from 'antd'
import styles from './Receipts.module.css'

/** The numbers of all units, each with its word. */
export default function ReceiptSums({ sums }: { sums: readonly { title: string; value: number | string }[] }) {
  return (
    <div className={styles.sums}>
      {sums.map(({ title, value }) => (
        <Statistic key={title} title={title} value={value} />
      ))}
    </div>
  )
}
