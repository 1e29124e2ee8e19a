import { call } from '@shouya/console/api/call.ts'
import { readKey, useRead } from '@shouya/console/api/useRead.ts'
import { useQueryClient } from '@tanstack/react-query'

const key = 'OaExamine.opinions'
const MOST = 8

/** The opinions that somebody keeps for the next time, on every device. */
export function useOwnOpinions() {
  const client = useQueryClient()
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const texts = Array.isArray(data?.value) ? data.value.filter((one) => typeof one === 'string') : []
  const save = (value: string[]) => {
    client.setQueryData(readKey('Preference/Get', { key }), { value })
    // What was not kept is typed again; nothing to stop a decision for.
    call('Preference/Save', { key, value }).catch(() => undefined)
  }
  return {
    texts,
    keep: (text: string) => save([text, ...texts.filter((one) => one !== text)].slice(0, MOST)),
    drop: (text: string) => save(texts.filter((one) => one !== text)),
  }
}
