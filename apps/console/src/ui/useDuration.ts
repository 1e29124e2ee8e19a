import { useTranslation } from 'react-i18next'

const HOUR = 60
const DAY = 24 * HOUR

/** A duration in a natural unit. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation()
  return (minutes) => {
    if (minutes < HOUR) return t('ui.duration.minutes', { n: minutes })
    if (minutes < 2 * DAY) return t('ui.duration.hours', { n: (minutes / HOUR).toFixed(1) })
    return t('ui.duration.days', { n: (minutes / DAY).toFixed(1) })
  }
}
