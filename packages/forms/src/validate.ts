import { collectValues } from './collectValues.ts'
import { compile } from './compile.ts'
import type { CompiledField } from './compiledForm.ts'
import type { FormDocument, Values } from './document.ts'
import { evaluateForm } from './evaluateForm.ts'
import { type FormState, pathOf, type ScopeState } from './formState.ts'
import { tabsOf } from './indexDocument.ts'
import { found, type Issue } from './issue.ts'
import { isObject } from './json.ts'
import type { Need, Sources } from './sources.ts'
import { type Pass, validateField } from './validateField.ts'

export interface Validation {
  /** No issue of level `error` and nothing left that the sources should have told. */
  readonly valid: boolean
  /** In document order; the rows of a batch follow it. */
  readonly issues: readonly Issue[]
  /** The first error with the tabs to open for it, the outermost first, at any depth (spec 001 section 4). */
  readonly first: { readonly issue: Issue; readonly tabs: ReturnType<typeof tabsOf> } | undefined
  readonly needs: readonly Need[]
  /** What to keep: computed values reckoned anew, hidden ones by the form's policy. */
  readonly values: Values
}

/**
 * Judges entered data by a document; the same answer in the browser and at the server. Values that the form does not
 * have are refused. Linear in fields and rows; never throws.
 */
export function validate(document: FormDocument, values: Values, sources: Sources = {}): Validation {
  const form = compile(document)
  const input = isObject(values) ? values : {}
  const state = evaluateForm(form, input, sources)
  const issues = issuesOf(state, sources)
  const error = issues.find(({ level }) => level === 'error')
  const entry = error && form.byId.get(error.id)?.entry
  return {
    valid: !error && state.needs.length === 0,
    issues,
    first: error && { issue: error, tabs: entry ? tabsOf(entry) : [] },
    needs: state.needs,
    values: collectValues(state),
  }
}

/** All issues of a form in the state it is in. */
export function issuesOf({ top }: FormState, sources: Sources): readonly Issue[] {
  const issues: Issue[] = []
  const keep = top.scope.policy === 'keep'
  // Nothing changes any more: what the rows read in common is read once.
  const pass: Pass = { memory: new Map(), patternWork: 0 }

  function scope(state: ScopeState) {
    for (const field of state.scope.fields) {
      // A second field of the same model shares the value of the first.
      issues.push(...validateField(field, state, sources, pass))
      if (keep || state.fields.get(field.id)?.visible) for (const row of state.rows.get(field.id) ?? []) scope(row)
    }
    issues.push(...strangers(state))
  }

  scope(top)
  return issues
}

/** Values that no field has. Rows carry a `key` beside their columns (forms.md 1.5). */
function strangers(state: ScopeState): Issue[] {
  const { scope, values } = state
  const owner: CompiledField | undefined = scope.batch
  return Object.keys(values)
    .filter((model) => !scope.byModel.has(model) && !(owner && model === 'key'))
    .map((model) => ({
      ...found('issue.unknown', { model }),
      params: { model },
      level: 'error',
      path: [...pathOf(state), model],
      id: owner?.id ?? '',
    }))
}
