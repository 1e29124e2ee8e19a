import { Deciding } from './deciding/deciding.ts'
import { find } from './deciding/find.ts'
import { isSelf } from './deciding/self.ts'
import type { NodeId, UserId, WhoRule } from './definition.ts'
import type { Flow } from './flow.ts'
import type { Instance } from './instance.ts'
import type { Facts } from './question.ts'

/** Rules that name people one by one; a role or post includes people without the right, which is no mistake. */
const NAMING: ReadonlySet<WhoRule['rule']> = new Set(['users', 'group', 'field', 'initiatorPick', 'previousPick'])

/**
 * The people whom a node's rules name one by one, in a field, by a pick or in the definition, and who may not act: they
 * get no seat, so that of two who should decide together only one would. Based on the answers at hand; unasked people
 * are not reported.
 */
export function unableOn(flow: Flow, instance: Instance, node: NodeId, facts: Facts): readonly UserId[] {
  const order = { do: 'resubmit', patch: {} } as const
  const deciding = new Deciding(flow, instance, { id: 'unable', actor: null, order }, facts)
  const entry = deciding.index.get(node)?.node
  if (!entry || !('mode' in entry)) return []
  const named = entry.who.filter(({ rule }) => NAMING.has(rule)).flatMap((rule) => find(deciding, node, rule) ?? [])
  return [...new Set(named)].filter(
    (user) => !isSelf(deciding, entry, user) && deciding.ask({ ask: 'person', user })?.mayAct === false,
  )
}
