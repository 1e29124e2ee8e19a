import type { Definition, NodeId } from '@shouya/approvals/definition'
import type { DataOf } from '@shouya/console/api/path.ts'
import type { TreeState } from '../../../flow/console/tree/treeState.ts'
import { placesOf } from '../model/places.ts'

export type Run = NonNullable<DataOf<'OaFlow/Simulate'>['run']>

/** A simulated path, and the flow on which it ran. */
export type Tried = { readonly definition: Definition; readonly run: Run }

/** The progress of the simulated request at a node or branch. */
export function stateOf({ definition, run }: Tried, id: NodeId): TreeState | undefined {
  const place = placesOf(definition).get(id)
  if (!place) return undefined
  if (place.is === 'branch') return run.branches.includes(id) || isRun(run, place.branch.flow) ? 'done' : 'skipped'
  if (run.stopped?.node === id) return 'open'
  return isRun(run, [place.node]) ? 'done' : 'skipped'
}

/** Whether any of the nodes was reached. A branch without nodes is identified by its own id only. */
const isRun = ({ steps, branches }: Run, nodes: Definition['flow']): boolean => {
  const inside = placesOf({ flow: nodes })
  return steps.some(({ node }) => inside.has(node)) || branches.some((branch) => inside.has(branch))
}
