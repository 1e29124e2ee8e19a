import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import { periodWords } from '../periodWords.ts'

/** What a period is called: a day by its date, `2026年3月`, `Q1 2026`. */
export function usePeriodName(): (periodKey: string) => string {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  return (periodKey) => {
    const { word, params } = periodWords(lang, periodKey)
    return t(`taskAssignment.period.${word}`, params)
  }
}
