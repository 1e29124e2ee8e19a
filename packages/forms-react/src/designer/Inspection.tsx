import { inspect } from '@shouya/forms/inspect'
import { useEffect, useRef } from 'react'
import { useDesignerParts, useDocument } from './DesignerContext.ts'

/** Nobody reads about problems while they type or drag, and a large form takes a moment to look through. */
const PAUSE = 300

/** Looks through the form when it opens, and a moment after it was changed last. It shows nothing: others do. */
export function Inspection() {
  const { store, host } = useDesignerParts()
  const document = useDocument()
  const first = useRef(true)
  useEffect(() => {
    const pause = first.current ? 0 : PAUSE
    first.current = false
    const timer = setTimeout(() => store.setProblems(inspect(document, host)), pause)
    return () => clearTimeout(timer)
  }, [store, host, document])
  return null
}
