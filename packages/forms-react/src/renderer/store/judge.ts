import { collectValues } from '@shouya/forms/collectValues'
import type { Values } from '@shouya/forms/document'
import type { Issue } from '@shouya/forms/issue'
import { type Judgement as FormJudgement, judgeForm } from '@shouya/forms/judgeForm'
import { type FormStore, keepIssues, refreshAll } from './formStore.ts'
import { scopeNodeOf } from './linkRows.ts'
import type { ScopeNode } from './nodes.ts'

/** An issue with the place to show it. */
export interface PlacedIssue {
  readonly issue: Issue
  readonly scope: ScopeNode
}

export interface Judgement extends Omit<FormJudgement, 'first'> {
  /** The first that refuses, in document order. */
  readonly first: PlacedIssue | undefined
}

/** Judges the whole form, fields out of sight and rows out of the window too, and shows all that is wrong at once. */
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

/** The data as they are, judged or not: hidden ones by the form's policy, computed ones reckoned. */
export const currentValues = (store: FormStore): Values => collectValues(store.state)
