import { localText } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { LedgerKey } from '../../keyLedger/demo/keys.ts'
import { keyLedger } from '../../keyLedger/noun.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import { checkPlan } from './checkPlan.ts'
import { fileEntry } from './fileEntry.ts'
import type { Entry, Plan } from './handover.ts'

const position = keyLedger.states.codes
const status = roomKey.states.codes

type Place = {
  key: LedgerKey
  holder: Person | null
  position: number
  /** It is in an open handover until then. */
  busy: number
  /** Lent: the lender, and the time of return. */
  lender: { person: Person; at: number } | null
  /** Its receivers by day. */
  given: { day: string; to: Person }[]
}

export type KeyBook = {
  readonly entries: readonly Entry[]
  /** The person who can hand over a key at a moment, if any. */
  holder(no: string, at: number): Person | null
  hand(plan: Plan): void
}

/**
 * The holders of an outlet's keys over time, in the order of entry. It refuses what the register refuses
 * (roomKey/save.ts and keys.ts), so that a wrong plan stops the load instead of getting into the tables.
 */
export function openKeyBook(team: Team, keys: readonly LedgerKey[], draw: Random): KeyBook {
  const entries: Entry[] = []
  const people = [team.leader, team.safety, team.teller]
  const places = new Map<string, Place>()
  for (const key of keys) {
    const holder = people.find(({ id }) => id === key.holder_user_id) ?? null
    places.set(key.key_no, { key, holder, position: key.position, busy: 0, lender: null, given: [] })
  }

  /** The place of a key at a moment: a lent key is back after its return time. */
  function placeAt(place: Place, at: number): Place {
    if (place.lender && place.lender.at <= at) {
      place.holder = place.lender.person
      place.lender = null
    }
    return place
  }
  const otherHalf = ({ key }: Place, at: number): Place | null => {
    const other = places.values().find((place) => place.key.id === key.linked_key_id)
    return other ? placeAt(other, at) : null
  }

  function check(plan: Plan, handed: readonly Place[], day: string): string | null {
    const refused = checkPlan(
      plan,
      handed.map(({ key }) => key),
    )
    if (refused) return refused
    const loss = plan.type === type.loss
    for (const place of handed) {
      if (place.busy > plan.at) return 'in an open handover'
      if (place.position !== position.held || (!loss && place.holder !== plan.from)) return 'not held by the giver'
      const conflict = loss ? null : meetsHalf(place, otherHalf(place, plan.at), plan, day)
      if (conflict) return conflict
    }
    return null
  }

  return {
    entries,
    holder(no, at) {
      const initialPlace = places.get(no)
      if (!initialPlace) return null
      const place = placeAt(initialPlace, at)
      return place.busy > at || place.position !== position.held ? null : place.holder
    },
    hand(plan) {
      const handed = plan.keys.flatMap((no) => places.get(no) ?? []).map((place) => placeAt(place, plan.at))
      const day = localText(plan.handedAt ?? plan.at).slice(0, 10)
      const refused = handed.length < plan.keys.length ? 'no such key' : check(plan, handed, day)
      if (refused) throw new Error(`${team.unit.dept_code} ${localText(plan.at)} ${plan.keys}: ${refused}`)
      const entry = fileEntry(
        team,
        plan,
        handed.map(({ key, holder, position }) => ({ ...key, before: { holder, position } })),
        draw,
      )
      entries.push(entry)
      for (const place of handed) move(place, entry, day)
    },
  }
}

/** Dual control: `checkReceiver` of the register. */
function meetsHalf({ key }: Place, other: Place | null, { to, keys }: Plan, day: string): string | null {
  if (key.password_holder_user_id === to.id) return 'the receiver keeps the password'
  if (!other) return null
  if (keys.includes(other.key.key_no)) return 'both halves'
  if (other.holder === to) return 'the receiver has the other half'
  if (other.given.some((receipt) => receipt.day === day && receipt.to === to))
    return 'the receiver got the other half that day'
  return null
}

function move(place: Place, entry: Entry, day: string): void {
  const { status: now, type: kind, ending, from, to, back, closed, signs } = entry
  const open = now === status.waiting || now === status.toReturn
  const settled = back ?? closed?.at ?? signs.at(-1)?.at ?? entry.at
  place.busy = open ? Number.POSITIVE_INFINITY : settled
  if (kind === type.loss) place.position = position.lost
  if (now !== status.refused && now !== status.void) place.given.push({ day, to })
  if (ending || kind === type.loss) return
  place.lender = back ? { person: from, at: back } : null
  place.holder = to
}
