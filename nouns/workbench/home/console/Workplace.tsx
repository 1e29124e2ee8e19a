import { useAccount } from '@shouya/console/api/account.ts'
import { useCan, useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import { PagesContext } from '@shouya/console/ui/page/PagesContext.ts'
import { use } from 'react'
import Today from '../../duty/console/Today.tsx'
import Reminders from '../../reminder/console/Reminders.tsx'
import AppEntries from './AppEntries.tsx'
import { benchOf } from './benchOf.ts'
import ChartPanel from './ChartPanel.tsx'
import { countersOf } from './counters.ts'
import Figures from './Figures.tsx'
import FormEntries from './FormEntries.tsx'
import Hello from './Hello.tsx'
import HomeBanners from './HomeBanners.tsx'
import Notices from './Notices.tsx'
import QuickEntries from './QuickEntries.tsx'
import { quickEntriesOf } from './quickEntries.ts'
import styles from './Workplace.module.css'

/** Changes by others are loaded at this interval; own changes and reminders at once. */
const REFRESH = 60_000

/**
 * The first page of the user's roles (domain 15): what is due, the numbers, the charts, and links to start something.
 */
export default function Workplace() {
  const can = useCan()
  const mayCall = useMayCall()
  const bench = benchOf(useAccount((state) => state.account?.roles) ?? [])
  const { date } = useNow()
  const enabled = can('dash_workplace', 'query')
  const options = { enabled, staleTime: 5_000, refetchInterval: REFRESH }
  const { data: counts, error, refetch } = useRead('Home/GetHomeCount', {}, options)

  const pages = use(PagesContext)
  const counters = countersOf(pages, date)
  const available = bench.counters
    .flatMap((key) => counters[key] ?? [])
    .filter(({ key, needs }) => can(needs[0], needs[1]) && (!counts || counts[key] !== undefined))
  const charts = bench.charts.filter((chart) => mayCall('Home/GetChart', { chart }))
  // Without charts, the reminders take their place.
  const reminders = <Reminders />
  return (
    <div className={styles.bench}>
      <Hello />
      <div className={styles.column}>
        {enabled && <Today leads={bench.next.length === 0} />}
        {available.length > 0 && (
          <Figures
            counters={available}
            counts={counts}
            error={error}
            onRetry={refetch}
            toWall={bench.quick.includes('quickWall') && can('report_daily', 'query')}
            hidesZeros={bench.hidesZeros}
          />
        )}
        {charts.length === 0 ? (
          reminders
        ) : (
          <div className={styles.charts}>
            {charts.map((chart) => (
              <ChartPanel key={chart} chart={chart} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.column}>
        <QuickEntries bench={bench} ways={quickEntriesOf(pages, counters)} counts={counts} />
        {enabled && <AppEntries />}
        {enabled && <HomeBanners />}
        <FormEntries />
        {charts.length > 0 && reminders}
        {can('dash_notice', 'query') && <Notices />}
      </div>
    </div>
  )
}
