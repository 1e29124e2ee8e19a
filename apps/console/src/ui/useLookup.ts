import { useTranslation } from 'react-i18next'

/** Words for names that come from the server: `lookup('daily.field')(name)`; a name without a word stands for itself. */
export function useLookup(): (group: string) => (name: string) => string {
  const { t, i18n } = useTranslation()
  return (group) => (name) => {
    const key = `${group}.${name}`
    return i18n.exists(key) ? (t as (key: string) => string)(key) : name
  }
}
