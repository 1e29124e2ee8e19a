import type { Deciding } from '../deciding/deciding.ts'
import type { NodeId, WhoRule } from '../definition.ts'
import type { Picks } from '../instance.ts'

const ruleOf = (deciding: Deciding, node: NodeId, rule: WhoRule['rule']) => {
  const found = deciding.index.get(node)?.node
  return found && 'who' in found ? found.who.find((each) => each.rule === rule) : undefined
}

/** The initiator picks for every node that asks for it, and for no other. */
export function arePicksComplete(deciding: Deciding, picks: Picks): boolean {
  const { picks: asked } = deciding.flow.definition.start
  for (const node of Object.keys(picks)) if (!asked.includes(node)) deciding.refuse('PICK_UNKNOWN', { node })
  for (const node of asked) {
    const rule = ruleOf(deciding, node, 'initiatorPick')
    if (rule?.rule !== 'initiatorPick') continue
    const count = new Set(picks[node]).size
    const wanted = { node, min: rule.min, max: rule.max }
    if (!picks[node]) deciding.refuse('PICK_MISSING', wanted)
    else if (count < rule.min || picks[node].length > rule.max) deciding.refuse('PICK_COUNT', wanted)
  }
  return !deciding.stuck
}

/** What somebody who decides picks for nodes that come next; `wereUsed` says afterwards whether they did. */
export function takePicks(deciding: Deciding, picks: Picks | undefined): undefined {
  if (!picks) return
  for (const node of Object.keys(picks))
    if (!ruleOf(deciding, node, 'previousPick')) deciding.refuse('PICK_UNKNOWN', { node })
  if (!deciding.stuck) deciding.emit({ type: 'picked', picks })
}

/** Nobody picks for nodes that others come before. */
export function wereUsed(deciding: Deciding, picks: Picks | undefined): undefined {
  const now = deciding.instance.commands.length
  for (const node of Object.keys(picks ?? {}))
    if (deciding.mark(node)?.entered !== now && !deciding.stuck) deciding.refuse('PICK_UNKNOWN', { node })
}
