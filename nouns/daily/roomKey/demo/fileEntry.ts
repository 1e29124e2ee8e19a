import { MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import type { Entry, Plan, Signed } from './handover.ts'

const status = roomKey.states.codes

/** A plan with its signatures and its end. */
export function fileEntry(team: Team, plan: Plan, keys: Entry['keys'], draw: Random): Entry {
  const signs = signsOf(team, plan, [draw.int(50, 330) * 1000, draw.int(20, 200) * 1000])
  const closes = plan.at + draw.int(10, 14) * MINUTE
  const returned = draw.chance(0.7) ? plan.from : plan.to
  return {
    ...plan,
    team,
    keys,
    supervisor: plan.supervisor ?? null,
    signs,
    closed: closedBy(team, plan, closes),
    backBy: plan.back ? returned : null,
    status: statusOf(plan),
  }
}

/** A teller may not enter handovers (domain 14.2): theirs are entered by the receiver. */
function signsOf(
  { teller }: Team,
  { from, to, supervisor, at, ending }: Plan,
  after: [number, number],
): Entry['signs'] {
  const giver = { party: 'from', by: from } as const
  const receiver = { party: 'to', by: to } as const
  const [filer, other] = from === teller ? [receiver, giver] : [giver, receiver]
  const filed: Signed = { ...filer, at }
  if (ending === 'waiting' || ending === 'voided' || ending === 'refused') return [filed]
  const second: Signed = { ...other, at: at + after[0] }
  if (!supervisor || ending === 'unsupervised') return [filed, second]
  return [filed, second, { party: 'supervisor', by: supervisor, at: second.at + after[1] }]
}

function closedBy({ leader, teller }: Team, { ending, from, to }: Plan, at: number): Entry['closed'] {
  if (ending === 'refused') return { at, by: from === teller ? from : to }
  return ending === 'voided' || ending === 'voidedAfter' ? { at, by: leader } : null
}

function statusOf({ ending, type: kind, back }: Plan): number {
  if (ending === 'refused') return status.refused
  if (ending === 'voided' || ending === 'voidedAfter') return status.void
  if (ending) return status.waiting
  if (kind !== type.temporary) return status.done
  return back ? status.returned : status.toReturn
}
