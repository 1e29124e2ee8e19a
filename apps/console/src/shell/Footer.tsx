import { useTranslation } from 'react-i18next'
import { usePlatform } from '../app/host/usePlatform.ts'
import styles from './Footer.module.css'

export default function Footer() {
  const { t } = useTranslation()
  const { copyright, links } = usePlatform()
  return (
    <footer className={styles.footer}>
      {links.length > 0 && (
        <nav aria-label={t('shell.footerLinks')}>
          {links.map(({ name, link }) => (
            <a key={link} href={link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
      )}
      <span>{copyright}</span>
    </footer>
  )
}
