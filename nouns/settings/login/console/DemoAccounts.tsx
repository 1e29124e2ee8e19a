import { useTranslation } from 'react-i18next'
import styles from './DemoAccounts.module.css'
import { demoUsers } from './demoUsers.ts'

const password = 'Demo@2026'

/** Fills in one of the demonstration's accounts. */
export default function DemoAccounts({ onPick }: { onPick: (fields: { username: string; password: string }) => void }) {
  const { t } = useTranslation()
  return (
    <details className={styles.demo} open={innerHeight > 760 && innerWidth > 768}>
      <summary>
        {t('login.demoTitle')}
        <span>{t('login.demoText', { password })}</span>
      </summary>
      <div className={styles.names}>
        {demoUsers.map((username) => (
          <button key={username} type="button" title={username} onClick={() => onPick({ username, password })}>
            {t(`login.role.${username}`)}
          </button>
        ))}
      </div>
    </details>
  )
}
