import type { BodyOf } from '@shouya/console/api/path.ts'
import { useEffect, useEffectEvent, useState } from 'react'

type Body = BodyOf<'OaExamine/Preview'>

/** How long after the last change the way is asked anew. */
const PAUSE = 800

/** What the way of a request is asked with: at first what stands in the form, then after each change and a pause. */
export function useWayBody(read: () => Body) {
  const [body, setBody] = useState<Body>()
  const [changes, setChanges] = useState(0)
  const ask = useEffectEvent(() => setBody(read()))
  useEffect(() => {
    const timer = setTimeout(ask, changes === 0 ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [changes])
  return {
    body,
    /** Something was changed. */
    note: () => setChanges((count) => count + 1),
  }
}
