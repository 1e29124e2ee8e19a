import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlatform } from '../app/host/usePlatform.ts'
import styles from './Brand.module.css'

/** The logo leads to the work bench (spec 000 section 2.2). */
export default function Brand({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation()
  const { name, logo } = usePlatform()
  return (
    <Link className={styles.brand} to="/dashboard/workplace" aria-label={`${name} ${t('app.toWorkplace')}`}>
      <img src={logo} alt="" width="32" height="32" />
      {!collapsed && <span>{name}</span>}
    </Link>
  )
}
