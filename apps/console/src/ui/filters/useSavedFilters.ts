import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAction } from '../../api/useAction.ts'
import { readKey, useRead } from '../../api/useRead.ts'
import { readFilters, type SavedFilter } from './savedFilters.ts'

/** The named queries of a list, on every device of its user; the default one is asked where a list opens with none. */
export function useSavedFilters(list: string, query: string, onChoose: (query: string) => void) {
  const key = `filter.${list}`
  const client = useQueryClient()
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const keep = useAction('Preference/Save', {
    onError: () => client.invalidateQueries({ queryKey: readKey('Preference/Get', { key }) }),
  })
  const filters = readFilters(data?.value)

  const opened = useRef(false)
  const usual = filters.find(({ isDefault }) => isDefault)?.query
  const begin = useEffectEvent(() => {
    if (!opened.current && usual !== undefined && query === '') onChoose(usual)
    opened.current = true
  })
  useEffect(() => {
    if (data) begin()
  }, [data])

  const save = (next: SavedFilter[]) => {
    client.setQueryData(readKey('Preference/Get', { key }), { value: next })
    keep.mutate({ key, value: next })
  }
  return { filters, save }
}
