import { useTranslation } from 'react-i18next'
import { usePublic } from '../api/usePublic.ts'
import styles from './Footer.module.css'

export default function Footer() {
  const { t } = useTranslation()
  const setting = usePublic()
  if (!setting) return <footer className={styles.footer} />
  return (
    <footer className={styles.footer}>
      {setting.footer_links.length > 0 && (
        <nav aria-label={t('shell.footerLinks')}>
          {setting.footer_links.map(({ name, link }) => (
            <a key={link} href={link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
      )}
      <span>{setting.copyright}</span>
    </footer>
  )
}
