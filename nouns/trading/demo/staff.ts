import { iso } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'

/** Who does what on the trading side; separated as domain 13 asks. */
export type Staff = {
  /** Enter and accept for members, audit what the first has entered. */
  readonly service: Person
  readonly auditor: Person
  readonly operator: Person
  readonly approver: Person
  readonly cashier: Person
  readonly agents: readonly Person[]
}

export function staffOf(people: readonly Person[]): Staff {
  const all = (role: string) => people.filter((person) => person.role === role)
  const nth = (role: string, index: number): Person => {
    const person = all(role)[index]
    if (!person) throw new Error(`nobody is ${role} ${index + 1}`)
    return person
  }
  return {
    service: nth('member_service', 0),
    auditor: nth('member_service', 1),
    operator: nth('trade_admin', 0),
    approver: nth('trade_admin', 1),
    cashier: nth('finance', 0),
    agents: all('agent_user'),
  }
}

/** Columns of who entered a row, and when. */
export const entered = (by: Person, at: number) => ({
  ...{ create_user_id: by.id, create_user_name: by.real_name, create_time: iso(at) },
  version: 1,
})
