import { useTranslation } from 'react-i18next'
import styles from './DemoAccounts.module.css'

/** User names of the demonstration: `admin` and the role codes of domain.md section 13. */
const names = [
  'admin',
  'sys_admin',
  'hq_security',
  'branch_security',
  'sub_leader',
  'outlet_leader',
  'outlet_safety',
  'outlet_teller',
  'monitor_center',
  'escort_admin',
  'escort_staff',
  'guard',
  'vendor',
  'auditor',
  'trade_admin',
  'finance',
  'agent_user',
  'member_service',
] as const

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
        {names.map((username) => (
          <button key={username} type="button" title={username} onClick={() => onPick({ username, password })}>
            {t(`login.role.${username}`)}
          </button>
        ))}
      </div>
    </details>
  )
}
