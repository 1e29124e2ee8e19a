import { collectValues } from '@shouya/forms/collectValues'
import type { Values } from '@shouya/forms/document'
import { needsOf } from '@shouya/forms/evaluateForm'
import type { Issue } from '@shouya/forms/issue'
import type { Need } from '@shouya/forms/sources'
import { checkField, type FormStore, refreshAll } from './formStore.ts'
import type { ScopeNode } from './scopeNode.ts'

/** An issue with the place to show it. */
export interface PlacedIssue {
  readonly issue: Issue
  readonly scope: ScopeNode
}

export interface Judgement {
  readonly valid: boolean
  readonly issues: readonly Issue[]
  /** The first that refuses, in document order. */
  readonly first: PlacedIssue | undefined
  /** What the host has not told yet; without it nothing is valid. */
  readonly needs: readonly Need[]
}

/** Judges the whole form, fields out of sight and rows out of the window too, and shows all that is wrong at once. */
export function judge(store: FormStore): Judgement {
  const placed: PlacedIssue[] = []
  check(store, store.top, placed)
  store.judged = true
  refreshAll(store)
  const first = placed.find(({ issue }) => issue.level === 'error')
  const needs = needsOf(store.form, store.sources)
  return { valid: !first && needs.length === 0, issues: placed.map(({ issue }) => issue), first, needs }
}

function check(store: FormStore, scope: ScopeNode, placed: PlacedIssue[]): void {
  for (const field of scope.state.scope.fields) {
    for (const issue of checkField(store, scope, field)) placed.push({ issue, scope })
    if (!field.rows || !scope.state.fields.get(field.id)?.visible) continue
    for (const row of scope.rows.get(field.id) ?? []) check(store, row, placed)
  }
}

/** The data as they are, judged or not: hidden ones by the form's policy, computed ones reckoned. */
export const currentValues = (store: FormStore): Values => collectValues(store.state)
