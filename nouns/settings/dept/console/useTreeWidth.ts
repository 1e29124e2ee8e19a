import { call } from '@shouya/console/api/call.ts'
import { readKey, useRead } from '@shouya/console/api/useRead.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const key = 'Dept.tree'
const standard = 248

/** How wide the user keeps the tree, on every device. */
export function useTreeWidth() {
  const client = useQueryClient()
  const { data } = useRead('Preference/Get', { key }, { staleTime: Number.POSITIVE_INFINITY })
  const [dragged, setDragged] = useState<number>()
  const kept = typeof data?.value === 'number' ? data.value : standard
  const keep = () => {
    if (dragged === undefined) return
    const value = Math.round(dragged)
    client.setQueryData(readKey('Preference/Get', { key }), { value })
    // A width that was not kept comes back next time; nothing to stop the user for.
    call('Preference/Save', { key, value }).catch(() => undefined)
  }
  return { value: dragged ?? kept, change: setDragged, keep }
}
