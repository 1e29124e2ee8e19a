import logo from '@shouya/console/app/host/logo.svg?inline'
import { useTranslation } from 'react-i18next'
import styles from './Brand.module.css'

/** The product's name and purpose and the bank's name; on a phone only the name. */
export default function Brand({ name, bank }: { name: string; bank: string }) {
  const { t } = useTranslation()
  return (
    <aside className={styles.brand}>
      <div className={styles.name}>
        <img src={logo} alt="" width="40" height="40" />
        <span>{name}</span>
      </div>
      <div className={styles.words}>
        <p className={styles.slogan}>{t('login.slogan')}</p>
        <p>{t('login.sloganText')}</p>
        <ul>
          <li>{t('login.point1')}</li>
          <li>{t('login.point2')}</li>
          <li>{t('login.point3')}</li>
        </ul>
      </div>
      <div className={styles.bank}>{bank}</div>
    </aside>
  )
}
