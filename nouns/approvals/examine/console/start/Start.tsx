import { useState } from 'react'
import './start.css'
import { useAddress } from '@shouya/console/ui/address.ts'
import StartAgain from './StartAgain.tsx'
import StartDone from './StartDone.tsx'
import StartKept from './StartKept.tsx'
import StartNew from './StartNew.tsx'
import { useRecentFlows } from './useRecentFlows.ts'
import type { Started } from './useStarting.ts'
import type { Ways } from './ways.ts'
import type { Wish } from './wishOf.ts'

/** A request from its form to the word that it was submitted. */
export default function Start({ wish }: { wish: Wish }) {
  const { setParams } = useAddress()
  const { note } = useRecentFlows()
  const [done, setDone] = useState<{ request: Started; flow: number }>()
  const go = (name: string, id: number) => setParams(() => new URLSearchParams({ [name]: String(id) }))
  if (done) {
    const again = () => {
      setDone(undefined)
      go('flow', done.flow)
    }
    return <StartDone request={done.request} onAgain={again} />
  }
  const ways: Ways = {
    onKept: ({ id }) => go('edit', id),
    onSubmitted: (request, flow) => {
      note(flow)
      setDone({ request, flow })
    },
  }
  if (wish.is === 'kept') return <StartKept key={wish.request} id={wish.request} {...ways} />
  if (wish.is === 'new') return <StartNew key={wish.flow} flow={wish.flow} {...ways} />
  return <StartAgain key={wish.request} flow={wish.flow} request={wish.request} as={wish.is} {...ways} />
}
