import { inspect } from '@shouya/forms/inspect'
import { useEffect, useRef } from 'react'
import { useDesignerParts, useDocument } from './DesignerContext.ts'

/** Nobody reads problems while typing or dragging, and inspecting a large form takes a moment. */
const PAUSE = 300

/** Inspects the form when it opens and a moment after the last change; others show the result. */
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
