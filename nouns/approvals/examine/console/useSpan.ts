import { useLanguage } from '@shouya/console/i18n/language.ts'
import { languages } from '@shouya/console/i18n/languages.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { spanParts } from './spans.ts'

/** Formats a duration in the user's language: `2天 3小时`. */
export function useSpan(): (minutes: number) => string {
  const { t } = useTranslation()
  const { tag } = languages[useLanguage((state) => state.lang)]
  return useCallback(
    (minutes) => {
      const parts = spanParts(minutes)
      if (parts.length === 0) return t('examine.moment')
      const word = ({ unit, value }: (typeof parts)[number]) =>
        new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
      return parts.map(word).join(' ')
    },
    [t, tag],
  )
}
