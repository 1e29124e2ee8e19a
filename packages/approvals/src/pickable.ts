import { Deciding } from './deciding/deciding.ts'
import { find } from './deciding/find.ts'
import type { NodeId, UserId, WhoRule } from './definition.ts'
import type { Flow } from './flow.ts'
import type { Instance } from './instance.ts'
import type { Facts, Question } from './question.ts'

/** `among` null: anybody may be picked. `none`: people of such a node are not picked. */
export type Pickable =
  | { readonly is: 'need'; readonly questions: readonly Question[] }
  | { readonly is: 'told'; readonly among: readonly UserId[] | null }
  | { readonly is: 'none' }

/**
 * The people who may be picked for a node, as `decide` will allow it. `instance` must have its origin: `submitted`
 * makes one for a draft.
 */
export function pickable(flow: Flow, instance: Instance, node: NodeId, facts: Facts): Pickable {
  const order = { do: 'resubmit', patch: {} } as const
  const deciding = new Deciding(flow, instance, { id: 'pickable', actor: null, order }, facts)
  const entry = deciding.index.get(node)?.node
  const rules = entry && 'who' in entry ? entry.who : []
  const pick = rules.find(isPick)
  if (!pick) return { is: 'none' }
  if (!pick.from) return { is: 'told', among: null }
  const byRule = pick.from.map((rule) => find(deciding, node, rule))
  if (deciding.needs.size > 0) return { is: 'need', questions: [...deciding.needs.values()] }
  return { is: 'told', among: [...new Set(byRule.flatMap((users) => users ?? []))] }
}

const isPick = (rule: WhoRule): rule is Extract<WhoRule, { rule: 'initiatorPick' | 'previousPick' }> =>
  rule.rule === 'initiatorPick' || rule.rule === 'previousPick'
