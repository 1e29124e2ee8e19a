import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Progress.module.css'

/** How much was handed in: a bar with the numbers beside it. */
export default function ProgressBar({ of: { uploaded, total } }: { of: { uploaded: number; total: number } }) {
  const { t } = useTranslation()
  if (total === 0) return '-'
  return (
    <span className={styles.bar}>
      <Progress percent={Math.floor((100 * uploaded) / total)} size="small" showInfo={false} aria-hidden="true" />
      <span>{t('issue.progress.short', { uploaded, total })}</span>
    </span>
  )
}
