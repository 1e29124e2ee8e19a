import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The text for a name from the server, by its full key; a name without a text is shown itself. */
export function useWord(): (key: string, name: string) => string {
  const { t, i18n } = useTranslation()
  return useCallback((key, name) => (i18n.exists(key) ? (t as (key: string) => string)(key) : name), [t, i18n])
}
