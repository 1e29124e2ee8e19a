import type { Deciding } from '../deciding/deciding.ts'
import type { NodeId, WhoRule } from '../definition.ts'
import type { Picks } from '../instance.ts'

const ruleOf = (deciding: Deciding, node: NodeId, rule: WhoRule['rule']) => {
  const match = deciding.index.get(node)?.node
  return match && 'who' in match ? match.who.find((candidate) => candidate.rule === rule) : undefined
}

/** Requires the initiator's picks for every node that wants them, and for no other. */
export function arePicksComplete(deciding: Deciding, picks: Picks): boolean {
  const { picks: required } = deciding.flow.definition.start
  for (const node of Object.keys(picks)) if (!required.includes(node)) deciding.refuse('PICK_UNKNOWN', { node })
  for (const node of required) {
    const rule = ruleOf(deciding, node, 'initiatorPick')
    if (rule?.rule !== 'initiatorPick') continue
    const count = new Set(picks[node]).size
    const limits = { node, min: rule.min, max: rule.max }
    if (!picks[node]) deciding.refuse('PICK_MISSING', limits)
    else if (count < rule.min || picks[node].length > rule.max) deciding.refuse('PICK_COUNT', limits)
  }
  return !deciding.stuck
}

/** Takes the picks that come with a decision, for the next nodes; `wereUsed` checks afterwards that they were. */
export function takePicks(deciding: Deciding, picks: Picks | undefined): undefined {
  if (!picks) return
  for (const node of Object.keys(picks))
    if (!ruleOf(deciding, node, 'previousPick')) deciding.refuse('PICK_UNKNOWN', { node })
  if (!deciding.stuck) deciding.emit({ type: 'picked', picks })
}

/** Refuses picks for nodes that do not come next. */
export function wereUsed(deciding: Deciding, picks: Picks | undefined): undefined {
  const now = deciding.instance.commands.length
  for (const node of Object.keys(picks ?? {}))
    if (deciding.mark(node)?.entered !== now && !deciding.stuck) deciding.refuse('PICK_UNKNOWN', { node })
}
