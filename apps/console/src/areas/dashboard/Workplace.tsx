import { useTranslation } from 'react-i18next'
import { useUser } from '../../api/account.ts'
import { useCan } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'
import { useNow } from '../../app/host/useNow.ts'
import Failure from '../../ui/Failure.tsx'
import Counters from './Counters.tsx'
import { countersOf } from './counters.ts'
import Empty from './Empty.tsx'
import Hello from './Hello.tsx'
import Panel from './Panel.tsx'
import QuickEntries from './QuickEntries.tsx'
import Reminders from './Reminders.tsx'
import styles from './Workplace.module.css'

/** What is due first, then the day's numbers, and the ways to begin something. */
export default function Workplace() {
  const { t } = useTranslation()
  const can = useCan()
  const { id } = useUser()
  const { date } = useNow()
  const { data: counts, error, refetch } = useRead('Home/GetHomeCount', {}, { enabled: can('dash_workplace', 'query') })

  const known = countersOf(id, date).filter(({ key }) => !counts || counts[key] !== undefined)
  const due = known.filter(({ tone }) => tone !== 'fact')
  const facts = known.filter(({ tone }) => tone === 'fact')
  const nothing = counts && due.every(({ key }) => !counts[key])
  return (
    <div className={styles.bench}>
      <Hello />
      <div className={styles.column}>
        <Panel
          id="awaits"
          title={t('dashboard.awaits')}
          note={nothing && due.length > 0 && t('dashboard.nothingAwaits')}
        >
          {error && !counts && <Failure error={error} onRetry={refetch} />}
          {counts && due.length === 0 && (
            <Empty title={t('dashboard.nothingAwaits')} text={t('dashboard.nothingAwaitsText')} />
          )}
          {!(error && !counts) && <Counters counters={due} counts={counts} />}
        </Panel>
        <Reminders />
      </div>
      <div className={styles.column}>
        <QuickEntries />
        {facts.length > 0 && !error && (
          <Panel id="today" title={t('dashboard.today')}>
            <Counters counters={facts} counts={counts} />
          </Panel>
        )}
      </div>
    </div>
  )
}
