import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Book.module.css'
import Numbers from './Numbers.tsx'

/** The emergency numbers that the user sees, above everything else; nothing without any. */
export default function Emergency() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('SysContact/GetEmergencyList', {}, { staleTime: 60_000 })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <section className={styles.emergency} aria-labelledby="emergency">
      <h2 id="emergency">{t('contact.emergency')}</h2>
      <ul>
        {data.map((line) => (
          <li key={line.id}>
            <span className={styles.who}>
              {line.name}
              <small>{line.dept_name}</small>
            </span>
            <Numbers row={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
