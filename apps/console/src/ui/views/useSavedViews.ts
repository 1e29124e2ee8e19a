import { useEffect, useEffectEvent, useRef } from 'react'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import type { View } from './views.ts'

/**
 * The views of a list that the user sees, on every device; the default one applies when the list opens without a query.
 */
export function useSavedViews(list: string, query: string, onChoose: (view: View) => void) {
  const { data } = useRead('SavedView/GetList', { list }, { staleTime: Number.POSITIVE_INFINITY })
  const save = useAction('SavedView/Save')
  const remove = useAction('SavedView/Delete')
  const turnDefault = useAction('SavedView/SetDefault')

  const opened = useRef(false)
  const begin = useEffectEvent(() => {
    const defaultView = data?.views.find(({ is_default }) => is_default)
    if (!opened.current && defaultView && query === '') onChoose(defaultView)
    opened.current = true
  })
  useEffect(() => {
    if (data) begin()
  }, [data])

  return { views: data?.views ?? [], roles: data?.roles ?? [], unit: data?.unit, save, remove, turnDefault }
}
