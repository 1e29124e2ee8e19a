import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/account.ts'
import { useCan, useMayCall } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'
import { useNow } from '../../app/host/useNow.ts'
import Failure from '../../ui/Failure.tsx'
import { benchOf } from './benchOf.ts'
import ChartPanel from './ChartPanel.tsx'
import Counters from './Counters.tsx'
import { countersOf } from './counters.ts'
import FormEntries from './FormEntries.tsx'
import Hello from './Hello.tsx'
import Notices from './Notices.tsx'
import Panel from './Panel.tsx'
import QuickEntries from './QuickEntries.tsx'
import Reminders from './Reminders.tsx'
import TodayTasks from './TodayTasks.tsx'
import styles from './Workplace.module.css'

/** Others' changes come in by themselves; own ones and reminders at once. */
const REFRESH = 60_000

/** The first screen of the user's roles (domain 15): what is due, the numbers, the charts, and the ways to begin something. */
export default function Workplace() {
  const { t } = useTranslation()
  const can = useCan()
  const mayCall = useMayCall()
  const bench = benchOf(useAccount((state) => state.account?.roles) ?? [])
  const { date } = useNow()
  const enabled = can('dash_workplace', 'query')
  const options = { enabled, staleTime: 5_000, refetchInterval: REFRESH }
  const { data: counts, error, refetch } = useRead('Home/GetHomeCount', {}, options)

  const counters = countersOf(date)
  const known = bench.counters
    .map((key) => counters[key])
    .filter(({ key, needs }) => can(needs[0], needs[1]) && (!counts || counts[key] !== undefined))
  const due = known.filter(({ tone }) => tone !== 'fact')
  const facts = known.filter(({ tone }) => tone === 'fact')
  const charts = bench.charts.filter((chart) => mayCall('Home/GetChart', { chart }))
  const failed = error && !counts
  // Without charts what one is reminded of takes their place.
  const reminders = <Reminders />
  const nothing = counts && due.every(({ key }) => !counts[key])
  return (
    <div className={styles.bench}>
      <Hello />
      <div className={styles.column}>
        {enabled && <TodayTasks />}
        {(due.length > 0 || (failed && facts.length > 0)) && (
          <Panel id="awaits" title={t('dashboard.awaits')} note={nothing && t('dashboard.nothingAwaits')}>
            {failed && <Failure error={error} onRetry={refetch} />}
            {!failed && <Counters counters={due} counts={counts} />}
          </Panel>
        )}
        {facts.length > 0 && !failed && (
          <Panel id="facts" title={t('dashboard.facts')}>
            <Counters counters={facts} counts={counts} />
          </Panel>
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
        <QuickEntries keys={bench.quick} />
        <FormEntries />
        {charts.length > 0 && reminders}
        {can('dash_notice', 'query') && <Notices />}
      </div>
    </div>
  )
}
