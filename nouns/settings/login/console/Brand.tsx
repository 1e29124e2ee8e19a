import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Brand.module.css'

type Props = { name: string; logo: string; bank: string; children: ReactNode }

/** The product's name and purpose, what is published for strangers, and the bank's name; on a phone only the name. */
export default function Brand({ name, logo, bank, children }: Props) {
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
      {children}
      <div className={styles.bank}>{bank}</div>
    </aside>
  )
}
