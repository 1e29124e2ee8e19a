import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readKey, useRead, useReadAhead } from '../../api/useRead.ts'
import { type ColumnSettings, readSettings } from './columnSettings.ts'

type Keyed = Parameters<typeof readSettings>[1][number]

/** The user's columns, stored for all devices; `key` is `page.table`. */
export function useColumnSettings(key: string, columns: readonly Keyed[]) {
  const client = useQueryClient()
  useReadAhead('Preference/Get', { key })
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const save = (value: ColumnSettings | null) => {
    client.setQueryData(readKey('Preference/Get', { key }), { value })
    // A setting that was not stored is lost at the next visit; the user need not be interrupted.
    call('Preference/Save', { key, value }).catch(() => undefined)
  }
  return { settings: readSettings(data?.value, columns), save }
}
