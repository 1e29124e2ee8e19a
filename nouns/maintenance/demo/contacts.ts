import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { vendors } from './vendors.ts'

type By = { id: number; real_name: string }

/** The people of the vendors: whoever answers the phone, who is the default, and those with an account. */
export function contactRows(accounts: readonly Person[], days: Calendar, by: By) {
  const rows: { id: number; company_id: number }[] = []
  const add = (company_id: number, name: string, position: string, account: Person | null, is_default: boolean) =>
    rows.push({
      id: rows.length + 1,
      company_id,
      ...{ name, position, is_default, status: 1, user_id: account?.id ?? null },
      phone: `1990000${String(9000 + rows.length)}`,
      create_user_id: by.id,
      create_user_name: by.real_name,
      create_time: new Date(days.at(-57, 9 * 60 + rows.length)).toISOString(),
    } as (typeof rows)[0])
  for (const [at, { id, people }] of vendors.entries()) {
    for (const [nth, [name, position]] of people.entries()) add(id, name, position, null, nth === 0)
    // The accounts are assigned round-robin over the vendors.
    for (const person of accounts.filter((_, index) => index % vendors.length === at))
      add(id, person.real_name, '维修工程师', person, false)
  }
  return rows
}
