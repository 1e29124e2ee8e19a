import type { Definition, NodeId } from '@shouya/approvals/definition'
import type { DataOf } from '@shouya/console/api/path.ts'
import type { TreeState } from '../../../flow/console/tree/treeState.ts'
import { placesOf } from '../model/places.ts'

export type Run = NonNullable<DataOf<'OaFlow/Simulate'>['run']>

/** A way that was tried, and on which flow. */
export type Tried = { readonly definition: Definition; readonly run: Run }

/** How far the tried request came at a node or branch. */
export function stateOf({ definition, run }: Tried, id: NodeId): TreeState | undefined {
  const place = placesOf(definition).get(id)
  if (!place) return undefined
  if (place.is === 'branch') return run.branches.includes(id) || isRun(run, place.branch.flow) ? 'done' : 'skipped'
  if (run.stopped?.node === id) return 'open'
  return isRun(run, [place.node]) ? 'done' : 'skipped'
}

/** Whether anything of it was come to. A branch without nodes is known by its own id only. */
const isRun = ({ steps, branches }: Run, nodes: Definition['flow']): boolean => {
  const inside = placesOf({ flow: nodes })
  return steps.some(({ node }) => inside.has(node)) || branches.some((branch) => inside.has(branch))
}
