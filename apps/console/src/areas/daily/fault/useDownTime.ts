import { useTranslation } from 'react-i18next'

const HOUR = 60
const DAY = 24 * HOUR

/** How long a device was out, in the unit that people would say it in. */
export function useDownTime(): (minutes: number) => string {
  const { t } = useTranslation()
  return (minutes) => {
    if (minutes < HOUR) return t('faults.down.minutes', { n: minutes })
    if (minutes < 2 * DAY) return t('faults.down.hours', { n: (minutes / HOUR).toFixed(1) })
    return t('faults.down.days', { n: (minutes / DAY).toFixed(1) })
  }
}
