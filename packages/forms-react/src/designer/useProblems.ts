import type { FormDocument } from '@shouya/forms/document'
import { inspect } from '@shouya/forms/inspect'
import type { Problem } from '@shouya/forms/problem'
import { useEffect, useState } from 'react'
import { useDesignerParts, useDocument } from './DesignerContext.ts'
import type { DesignerHost } from './designerHost.ts'

/** Nobody reads about problems while they type or drag, and a large form takes a moment to look through. */
const PAUSE = 300

const known = new WeakMap<FormDocument, readonly Problem[]>()

/** Everything doubtful about the form, a moment after it was changed last; looked for once per document. */
export function useProblems(): readonly Problem[] {
  const { host } = useDesignerParts()
  const document = useDocument()
  const [settled, setSettled] = useState(document)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(document), PAUSE)
    return () => clearTimeout(timer)
  }, [document])
  return problemsOf(settled, host)
}

function problemsOf(document: FormDocument, host: DesignerHost): readonly Problem[] {
  const found = known.get(document) ?? inspect(document, host)
  known.set(document, found)
  return found
}
