import type { FormDocument } from '@shouya/forms/document'
import { inspect } from '@shouya/forms/inspect'
import type { Problem } from '@shouya/forms/problem'
import { useDeferredValue } from 'react'
import { useDesignerParts, useDocument } from './DesignerContext.ts'
import type { DesignerHost } from './designerHost.ts'

const known = new WeakMap<FormDocument, readonly Problem[]>()

/** Everything doubtful about the form as it stands, a moment after it changed; looked for once per document. */
export function useProblems(): readonly Problem[] {
  const { host } = useDesignerParts()
  return problemsOf(useDeferredValue(useDocument()), host)
}

function problemsOf(document: FormDocument, host: DesignerHost): readonly Problem[] {
  const found = known.get(document) ?? inspect(document, host)
  known.set(document, found)
  return found
}
