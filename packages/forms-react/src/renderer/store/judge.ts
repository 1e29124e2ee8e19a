import { collectValues } from '@shouya/forms/collectValues'
import type { Values } from '@shouya/forms/document'
import type { Issue } from '@shouya/forms/issue'
import { type Judgement as FormJudgement, judgeForm } from '@shouya/forms/judgeForm'
import { type FormStore, keepIssues, refreshAll } from './formStore.ts'
import { scopeNodeOf } from './linkRows.ts'
import type { ScopeNode } from './nodes.ts'

/** An issue with the scope of its field. */
export interface PlacedIssue {
  readonly issue: Issue
  readonly scope: ScopeNode
}

export interface Judgement extends Omit<FormJudgement, 'first'> {
  /** The first error in document order. */
  readonly first: PlacedIssue | undefined
}

/** Judges the whole form, unmounted fields and rows included, and shows all issues. */
export function judge(store: FormStore): Judgement {
  const { first, ...judgement } = judgeForm(store.state, store.sources, (issues, state, field) => {
    const scope = scopeNodeOf(state)
    if (scope && field) keepIssues(scope, field.id, issues)
  })
  store.judged = true
  refreshAll(store)
  const scope = first && scopeNodeOf(first.state)
  return { ...judgement, first: scope && { issue: first.issue, scope } }
}

/** The current data, as they are submitted: hidden values by the policy of the form, computed values included. */
export const currentValues = (store: FormStore): Values => collectValues(store.state)
