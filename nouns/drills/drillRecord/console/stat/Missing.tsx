import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useTranslation } from 'react-i18next'
import styles from './DrillStat.module.css'
import type { Stat } from './statList.ts'

/** As many as the server lists. */
const MOST = 200

/** The outlets that have not held a drill of a quarter, with these quarters. */
export default function Missing({ rows }: { rows: Stat['missing'] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.missing} aria-labelledby="drill-missing">
      <h2 id="drill-missing">
        {t('drillRecord.stat.missing')} · {rows.length}
      </h2>
      {rows.length === 0 && <p>{t('drillRecord.stat.allDone')}</p>}
      <ul>
        {rows.map(({ dept_id, dept_name, period_keys }) => (
          <li key={dept_id}>
            <UnitName name={dept_name} /> <span className="ui-note">{period_keys.join(' ')}</span>
          </li>
        ))}
      </ul>
      {rows.length === MOST && <p>{t('drillRecord.stat.missingMore', { max: MOST })}</p>}
    </section>
  )
}
