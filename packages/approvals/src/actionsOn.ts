import type { Action, PeopleNode } from './definition.ts'
import type { Task } from './instance.ts'

/**
 * The actions of a task's holder besides agreeing: the buttons on a page, the check in `decide`. A task that asks for
 * an opinion allows only answering and passing it on.
 */
export function actionsOn(node: PeopleNode, { part }: Task): readonly Action[] {
  const allowed = (node.actions ?? []).filter((action) => action !== 'refuse' || node.type === 'approve')
  if (part === 'main') return allowed
  const passing = allowed.filter((action) => action === 'transfer' || action === 'cc')
  return node.type === 'approve' ? ['refuse', ...passing] : passing
}
