import { collectValues } from './collectValues.ts'
import { compile } from './compile.ts'
import type { FormDocument, Values } from './document.ts'
import { evaluateForm } from './evaluateForm.ts'
import { tabsOf } from './indexDocument.ts'
import type { Issue } from './issue.ts'
import { isObject } from './json.ts'
import { type Judgement, judgeForm } from './judgeForm.ts'
import type { Sources } from './sources.ts'

export interface Validation extends Omit<Judgement, 'first'> {
  /** The first error with the tabs to open for it, outermost first, at any depth (spec 001 section 4). */
  readonly first: { readonly issue: Issue; readonly tabs: ReturnType<typeof tabsOf> } | undefined
  /** The values to store: computed ones evaluated again, hidden ones by the form's policy. */
  readonly values: Values
}

/**
 * Judges entered data by a document, identically in the browser and at the server. Values without a field are refused.
 * Linear in fields and rows; never throws.
 */
export function validate(document: FormDocument, values: Values, sources: Sources = {}): Validation {
  const form = compile(document)
  const input = isObject(values) ? values : {}
  const state = evaluateForm(form, input, sources)
  const { first, ...judgement } = judgeForm(state, sources)
  const entry = first && form.byId.get(first.issue.id)?.entry
  return {
    ...judgement,
    first: first && { issue: first.issue, tabs: entry ? tabsOf(entry) : [] },
    values: collectValues(state),
  }
}
