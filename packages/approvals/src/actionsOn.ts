import type { Action, PeopleNode } from './definition.ts'
import type { Task } from './instance.ts'

/**
 * What who holds an open task may do with it, beside agreeing: on a page the buttons, in `decide` the judgement. An
 * opinion that was asked for beside a task is given or passed on, nothing more.
 */
export function actionsOn(node: PeopleNode, { part }: Task): readonly Action[] {
  const allowed = (node.actions ?? []).filter((action) => action !== 'refuse' || node.type === 'approve')
  if (part === 'main') return allowed
  const passing = allowed.filter((action) => action === 'transfer' || action === 'cc')
  return node.type === 'approve' ? ['refuse', ...passing] : passing
}
