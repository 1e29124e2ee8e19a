import type { RemindCode } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { peopleOfParty } from '@shouya/server/core/org/peopleOfParty.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { holdersOf } from '../../server/holdersOf.ts'
import { tradeRepair } from '../noun.ts'
import type { TradeRepair } from './rules.ts'

/** All reminders about a repair: each ends with the state that it is about. */
export const reminders = [
  'trade_repair_new',
  'trade_repair_returned',
  'trade_repair_fixed',
  'trade_repair_rework',
] as const satisfies readonly RemindCode[]

/** Dictionary user_type. */
const AGENT = 4

type About = Pick<TradeRepair, 'id' | 'bill_no' | 'device_no' | 'device_name' | 'agent_id' | 'create_user_id'>
type Told = {
  code: (typeof reminders)[number]
  /** Operations; whoever reported it; those who say whether it works. */
  to: 'operations' | 'author' | 'confirming'
  params: Readonly<Record<string, string | number>>
  level?: 2 | 3
}

/** Tells those whom a repair concerns now. */
export async function tell(
  db: Kysely<Unscoped>,
  row: About,
  { code, to, params, level = 2 }: Told,
  now: Date,
): Promise<void> {
  const { table, permission: id } = tradeRepair
  const author = row.create_user_id === null ? [] : [row.create_user_id]
  const agents = async () =>
    row.agent_id === null
      ? []
      : peopleOfParty(db, { user_type: AGENT, party_id: row.agent_id }, { id, operations: ['confirm'] }).execute()
  const receivers =
    to === 'operations'
      ? await holdersOf(db, id, 'process')
      : to === 'author'
        ? author
        : [...new Set([...author, ...(await agents()).map((person) => person.id)])]
  const said = { bill_no: row.bill_no, device: `${row.device_name} ${row.device_no}`, ...params }
  const link = linkTo(tradeRepair, row.id)
  await remind(db, { code, receivers, params: said, link, table, id: row.id, level, act: now.toISOString() }, now)
}
