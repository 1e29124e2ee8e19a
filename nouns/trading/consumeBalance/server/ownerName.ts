import { type RawBuilder, sql } from 'kysely'
import { ownerType } from '../noun.ts'

type Name = keyof typeof ownerType

/** The kind of owner by its code. */
export const ownerNamed = (code: number): Name =>
  (Object.keys(ownerType) as Name[]).find((name) => ownerType[name] === code) as Name

/** What the owner of a balance is called; `balance`: the table or its alias in the query. */
export const ownerName = (balance = 'consume_balance'): RawBuilder<string> => {
  const [type, id] = [sql.ref(`${balance}.owner_type`), sql.ref(`${balance}.owner_id`)]
  return sql`case ${type} when 1 then (select agent_name from agent where agent.id = ${id})
    when 2 then (select device_no from device where device.id = ${id})
    else (select member_name from member where member.id = ${id}) end`
}
