import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { badgeText, useBadges } from '../app/host/badges.ts'
import styles from './PageBadge.module.css'

/** The number of items that wait on a page, next to its name. */
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

/** Every menu entry has one. */
export default memo(PageBadge)
