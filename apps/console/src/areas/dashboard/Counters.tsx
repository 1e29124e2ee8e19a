import { useTranslation } from 'react-i18next'
import { useUser } from '../../api/account.ts'
import { useNow } from '../../app/host/useNow.ts'
import tiles from './CounterTile.module.css'
import CounterTile from './CounterTile.tsx'
import { type Counts, countersOf } from './counters.ts'
import styles from './Workplace.module.css'

/** Numbers that the user may see; the server leaves the others out. */
export default function Counters({ counts }: { counts: Counts | undefined }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const { date } = useNow()
  const known = countersOf(id, date).filter(({ key }) => !counts || counts[key] !== undefined)
  const due = known.filter(({ tone }) => tone !== 'fact')
  const facts = known.filter(({ tone }) => tone === 'fact')
  const nothing = counts && due.every(({ key }) => !counts[key])

  const list = (some: typeof known) => (
    <ul className={tiles.tiles} aria-busy={!counts}>
      {some.map((counter) => (
        <CounterTile key={counter.key} counter={counter} count={counts?.[counter.key]} />
      ))}
    </ul>
  )
  return (
    <>
      <section className={styles.card} aria-labelledby="awaits">
        <div className={styles.head}>
          <h2 id="awaits">{t('dashboard.awaits')}</h2>
          {nothing && due.length > 0 && <span className={styles.note}>{t('dashboard.nothingAwaits')}</span>}
        </div>
        {due.length > 0 ? (
          list(due)
        ) : (
          <p className={styles.empty}>
            <strong>{t('dashboard.nothingAwaits')}</strong>
            {t('dashboard.nothingAwaitsText')}
          </p>
        )}
      </section>
      {facts.length > 0 && (
        <section className={styles.card} aria-labelledby="today">
          <div className={styles.head}>
            <h2 id="today">{t('dashboard.today')}</h2>
          </div>
          {list(facts)}
        </section>
      )}
    </>
  )
}
