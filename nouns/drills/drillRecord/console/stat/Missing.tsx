import { useTranslation } from 'react-i18next'
import styles from './DrillStat.module.css'
import type { Stat } from './statList.ts'

/** As many as the server lists. */
const MOST = 200

/** The outlets that have not held the drill of a quarter. */
export default function Missing({ rows }: { rows: Stat['missing'] }) {
  const { t } = useTranslation()
  const byPeriod = [...Map.groupBy(rows, ({ period_key }) => period_key)]
  return (
    <section className={styles.missing} aria-labelledby="drill-missing">
      <h2 id="drill-missing">{t('drillRecord.stat.missing')}</h2>
      {rows.length === 0 && <p>{t('drillRecord.stat.allDone')}</p>}
      {byPeriod.map(([period, units]) => (
        <div key={period}>
          <h3>
            {period} · {units.length}
          </h3>
          <ul>
            {units.map(({ dept_id, dept_name }) => (
              <li key={dept_id}>{dept_name}</li>
            ))}
          </ul>
        </div>
      ))}
      {rows.length === MOST && <p>{t('drillRecord.stat.missingMore', { max: MOST })}</p>}
    </section>
  )
}
