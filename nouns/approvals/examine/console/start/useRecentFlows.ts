import { call } from '@shouya/console/api/call.ts'
import { readKey, useRead } from '@shouya/console/api/useRead.ts'
import { useQueryClient } from '@tanstack/react-query'
import { readRecent, withRecent } from './recentFlows.ts'

const key = 'flows.recent'

/** The flows that the user started last, on all devices. */
export function useRecentFlows() {
  const client = useQueryClient()
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const note = (flow: number) => {
    const value = withRecent(data?.value, flow)
    client.setQueryData(readKey('Preference/Get', { key }), { value })
    // A failure is ignored: only the order of the cards would differ.
    call('Preference/Save', { key, value }).catch(() => undefined)
  }
  return { recent: readRecent(data?.value), note }
}
