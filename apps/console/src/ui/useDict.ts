import { useMemo } from 'react'
import type { DataOf } from '../api/path.ts'
import { useRead } from '../api/useRead.ts'
import { label } from '../i18n/label.ts'
import { useLanguage } from '../i18n/language.ts'

type Types = NonNullable<DataOf<'Dict/GetOptions'>['types']>
export type DictOption = { value: string; label: string; color: Types[string][number]['color']; offered: boolean }

const noOptions: DictOption[] = []

/** The values of a dictionary in the user's language, in order; empty until loaded. Without a name nothing is read. */
export function useDict(dict: string): DictOption[] {
  const lang = useLanguage((state) => state.lang)
  const { data } = useRead('Dict/GetOptions', { version: '' }, { staleTime: 5 * 60_000, enabled: dict !== '' })
  const options = data?.types?.[dict]
  return useMemo(
    () =>
      options?.map((option) => ({
        value: option.value,
        label: label(lang, option.label_cn, option.label_hk, option.label_us),
        color: option.color,
        offered: option.status !== 0,
      })) ?? noOptions,
    [options, lang],
  )
}

/** The label of a value; the value itself if the dictionary lacks it. */
export function dictLabel(options: readonly DictOption[], value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '-'
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}

/** `label(value)` for cells that cannot be components. */
export function useDictLabel(dict: string): (value: number | string | null | undefined) => string {
  const options = useDict(dict)
  return (value) => dictLabel(options, value)
}

/** `word(dict, value)` where the dictionary depends on the row. */
export function useDictWord(): (dict: string, value: string) => string {
  const lang = useLanguage((state) => state.lang)
  const { data } = useRead('Dict/GetOptions', { version: '' }, { staleTime: 5 * 60_000 })
  return (dict, value) => {
    const option = data?.types?.[dict]?.find((candidate) => candidate.value === value)
    return option ? label(lang, option.label_cn, option.label_hk, option.label_us) : value
  }
}
