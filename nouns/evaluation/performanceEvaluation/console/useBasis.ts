import { useTranslation } from 'react-i18next'
import type { Item } from './performanceList.ts'

/** What the system's part of an item is counted from, in words. */
export function useBasis(): (item: Pick<Item, 'source' | 'value' | 'counted'>) => string {
  const { t } = useTranslation()
  return ({ source, value, counted }) => {
    if (source === null) return t('performanceEvaluation.noSource')
    if (value === null) return t('performanceEvaluation.noData')
    const share = `${Math.round(value * 1000) / 10}%`
    return t(`performanceEvaluation.source.${source}`, { count: counted ?? 0, share })
  }
}
