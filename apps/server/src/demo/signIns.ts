import type { Calendar } from './calendar.ts'
import type { Person } from './people.ts'
import { random } from './random.ts'

export type Visit = { at: number; person: Person }

/** The last sign-ins: in one of the last days; a few people never signed in. */
export function signIns(people: readonly Person[], days: Calendar): Visit[] {
  const draw = random('signIns')
  return people.flatMap((person) => {
    const at = days.at(-draw.int(1, 5), 7 * 60 + draw.int(30, 90))
    return person.role && draw.chance(0.93) ? [{ at, person }] : []
  })
}
