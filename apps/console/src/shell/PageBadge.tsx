import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { badgeText, useBadges } from '../app/host/badges.ts'
import styles from './PageBadge.module.css'

/** How much waits for the user on a page, beside its name. */
function PageBadge({ path }: { path: string }) {
  const { t } = useTranslation()
  const count = useBadges()[path]
  if (!count) return null
  const text = badgeText(count)
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t('shell.waiting', { waiting: text })}</span>
    </span>
  )
}

/** A menu has one for each of its entries. */
export default memo(PageBadge)
