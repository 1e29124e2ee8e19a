import { useCan } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'
import Failure from '../../ui/Failure.tsx'
import Counters from './Counters.tsx'
import Hello from './Hello.tsx'
import QuickEntries from './QuickEntries.tsx'
import Reminders from './Reminders.tsx'
import styles from './Workplace.module.css'

/** What is due first, then the day's numbers, then the ways to begin something. */
export default function Workplace() {
  const can = useCan()
  const counts = useRead('Home/GetHomeCount', {}, { enabled: can('dash_workplace', 'query') })
  return (
    <div className={styles.bench}>
      <Hello />
      <div className={styles.left}>
        {counts.error ? (
          <section className={styles.card}>
            <Failure error={counts.error} onRetry={counts.refetch} />
          </section>
        ) : (
          <Counters counts={counts.data} />
        )}
      </div>
      <div className={styles.right}>
        <QuickEntries />
        <Reminders />
      </div>
    </div>
  )
}
