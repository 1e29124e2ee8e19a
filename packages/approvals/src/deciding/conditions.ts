import { evaluateExpression } from '@shouya/forms/evaluateExpression'
import type { Branch, Gateway, NodeId } from '../definition.ts'
import { initiatorModel } from '../initiatorModels.ts'
import { rightAt } from '../rights.ts'
import type { Deciding } from './deciding.ts'

/** The branches that a gateway takes with the current form. */
export function chosenBranches(deciding: Deciding, { type, branches }: Gateway): readonly Branch[] {
  if (type === 'parallel') return branches
  const holding = branches.filter((branch) => !branch.else && holds(deciding, branch))
  const taken = holding.length > 0 ? holding : branches.filter((branch) => branch.else)
  return type === 'choice' ? taken.slice(0, 1) : taken
}

/** An unknown condition (an empty field compares as unknown) does not hold. */
const holds = ({ flow, instance, initiator }: Deciding, branch: Branch): boolean =>
  branch.if !== undefined &&
  evaluateExpression(flow.form, instance.form, branch.if, (model) => initiatorModel(initiator, model)) === true

/** Whether anything readable at a node has changed since a revision of the form. */
export const changedSince = ({ flow, instance }: Deciding, node: NodeId, revision: number): boolean =>
  Object.entries(instance.fieldRevs).some(
    ([model, changed]) => changed > revision && rightAt(flow.definition, node, model) !== 'hidden',
  )

/** Whether the flow still leads through a node. */
export const leadsTo = (deciding: Deciding, node: NodeId): boolean =>
  (deciding.index.get(node)?.around ?? []).every(({ gateway, branch }) =>
    chosenBranches(deciding, gateway).includes(branch),
  )
