import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The word for a name that comes from the server, by its whole key; a name without a word stands for itself. */
export function useWord(): (key: string, name: string) => string {
  const { t, i18n } = useTranslation()
  return useCallback((key, name) => (i18n.exists(key) ? (t as (key: string) => string)(key) : name), [t, i18n])
}
