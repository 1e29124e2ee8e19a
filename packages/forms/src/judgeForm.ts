import type { CompiledField } from './compiledForm.ts'
import { type FormState, pathOf, type ScopeState } from './formState.ts'
import { finding, type Issue } from './issue.ts'
import type { Need, Sources } from './sources.ts'
import { newPass, validateField } from './validateField.ts'

export interface Judgement {
  /** No issue of level `error`, and no source is missing. */
  readonly valid: boolean
  /** In document order; the rows of a batch follow the batch. */
  readonly issues: readonly Issue[]
  /** The first error, with its scope. */
  readonly first: { readonly issue: Issue; readonly state: ScopeState } | undefined
  readonly needs: readonly Need[]
}

/** The issues of one field in one scope, possibly none. Without `field`: values that no field of the scope has. */
export type Tell = (issues: readonly Issue[], state: ScopeState, field: CompiledField | undefined) => void

/**
 * Judges a form in its current state: the server's refusals and the page's messages both come from here.
 * @param tell called for every field in every scope, in walk order
 */
export function judgeForm(form: FormState, sources: Sources, tell?: Tell): Judgement {
  const issues: Issue[] = []
  let first: Judgement['first']
  judgeFields(form, sources, (all, state, field) => {
    issues.push(...all)
    const issue = first ? undefined : all.find(({ level }) => level === 'error')
    if (issue) first = { issue, state }
    tell?.(all, state, field)
  })
  return { valid: !first && form.needs.length === 0, issues, first, needs: form.needs }
}

/**
 * Walks over all fields of a form in document order, a batch before its rows, and reports the issues of those that are
 * judged. Rows of a hidden batch are judged only if the form keeps hidden values.
 */
export function judgeFields(
  { top }: FormState,
  sources: Sources,
  tell: Tell,
  isAsked: (state: ScopeState, field: CompiledField) => boolean = () => true,
): void {
  const pass = newPass()
  const keeps = top.scope.policy === 'keep'

  function scope(state: ScopeState) {
    for (const field of state.scope.fields) {
      if (isAsked(state, field)) tell(validateField(field, state, sources, pass), state, field)
      if (keeps || state.fields.get(field.id)?.visible) for (const row of state.rows.get(field.id) ?? []) scope(row)
    }
    const unknown = unknownValues(state)
    if (unknown.length > 0) tell(unknown, state, undefined)
  }

  scope(top)
}

/** Values without a field. Rows carry a `key` besides their columns (forms.md 1.5). */
function unknownValues(state: ScopeState): Issue[] {
  const { scope, values } = state
  return Object.keys(values)
    .filter((model) => !scope.byModel.has(model) && !(scope.batch && model === 'key'))
    .map((model) => ({
      ...finding('issue.unknown', { model }),
      params: { model },
      level: 'error',
      path: [...pathOf(state), model],
      id: scope.batch?.id ?? '',
    }))
}
