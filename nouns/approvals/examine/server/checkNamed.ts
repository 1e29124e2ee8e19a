import type { WhoRule } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import { indexFlow } from '@shouya/approvals/indexFlow'
import type { Instance } from '@shouya/approvals/instance'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { namesOf } from '../../request/server/names.ts'
import { type First, tellWay } from '../../way/server/tellWay.ts'

/**
 * People whom the initiator names in a field or by a pick must be able to decide; otherwise the node would continue
 * without them, and e.g. only one of two people would decide. 1001 at the field or pick. Only nodes on the path count.
 */
export async function checkNamed(ctx: Ctx, flowId: number, flow: Flow, from: Instance, first: First): Promise<void> {
  const index = indexFlow(flow.definition)
  const rulesOf = (id: string): readonly WhoRule[] => {
    const node = index.get(id)?.node
    return node && 'mode' in node ? node.who : []
  }
  if (![...index.keys()].some((id) => rulesOf(id).some(isTheirs))) return
  const { steps, instance } = await tellWay(ctx, flowId, flow, from, first)
  for (const { node, unable } of steps)
    for (const rule of rulesOf(node).filter(isTheirs)) {
      const { path, chosen } = placeOf(instance, node, rule)
      const refused = unable.filter((user) => chosen.includes(user))
      if (refused.length === 0) continue
      const refusedNames = await namesOf(ctx.db, refused)
      const names = refused.map((user) => refusedNames.get(user) ?? '')
      failAt(path, 'request.refused.unable', { names, node: index.get(node)?.node.name ?? '' })
    }
}

type Theirs = Extract<WhoRule, { rule: 'field' | 'initiatorPick' }>

const isTheirs = (rule: WhoRule): rule is Theirs => rule.rule === 'field' || rule.rule === 'initiatorPick'

/** The field or pick by which a rule gets people from the initiator, and those people. */
function placeOf({ form, picks }: Instance, node: string, rule: Theirs) {
  const named = rule.rule === 'field' ? form[rule.model] : picks[node]
  return {
    path: rule.rule === 'field' ? `data.${rule.model}` : `picks.${node}`,
    chosen: [named].flat().map(Number),
  }
}
