import type { RemindCode } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll, settle } from '@shouya/server/core/messages/remind.ts'
import { peopleOfParty } from '@shouya/server/core/org/peopleOfParty.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { holdersOf } from '../../server/holdersOf.ts'
import { consumeBalance } from '../noun.ts'
import { ofIdleDevice } from './ofIdleDevice.ts'
import { ownerName } from './ownerName.ts'

/** Dictionary user_type. */
const AGENT = 4

const { table, permission } = consumeBalance

type Mind = {
  readonly id: number
  readonly available: number
  readonly warn_quantity: number
  readonly log_id: number
  /** Pieces more, or fewer. */
  readonly change: number
  /** Null: a job or a device. */
  readonly by: number | null
}

/** Tells the agent's people and operations when a balance falls to its warning, and stops reminding once it is above again. */
export async function minded(
  db: Kysely<Unscoped>,
  { id, available, warn_quantity: warn, log_id, change, by }: Mind,
  at: Date,
): Promise<void> {
  const isLow = available <= warn
  if (isLow === available - change <= warn) return
  if (!isLow) return settle(db, { codes: ['balance_low'], table, id, by: by ?? 0 }, at)
  if (await isIdle(db, id)) return
  await tell(db, id, { code: 'balance_low', to: 'agent', act: log_id, params: { left: available, warn } }, at)
}

async function isIdle(db: Kysely<Unscoped>, id: number): Promise<boolean> {
  const { rows } = await sql`select from consume_balance where id = ${id} and ${ofIdleDevice}`.execute(db)
  return rows.length > 0
}

type Told = {
  readonly code: Extract<RemindCode, `balance_${string}`>
  /** The agent's people and operations, or ids of people. */
  readonly to: 'agent' | readonly number[]
  readonly act: number | string
  readonly params: Readonly<Record<string, string | number>>
}

/** Reminds of a balance, by its owner and consumable. */
export async function tell(db: Kysely<Unscoped>, id: number, { code, to, act, params }: Told, at: Date): Promise<void> {
  const balance = await everything(db)
    .selectFrom('consume_balance')
    .innerJoin('consume', 'consume.id', 'consume_id')
    .select(['consume_balance.agent_id', 'consume_name', ownerName().as('owner')])
    .where('consume_balance.id', '=', id)
    .executeTakeFirstOrThrow()
  const receivers = to === 'agent' ? await concerned(db, balance.agent_id) : to
  const said = { owner: balance.owner, consume: balance.consume_name, ...params }
  await remindAll(
    db,
    [{ code, receivers, params: said, link: linkTo(consumeBalance, id), table, id, level: 2, act }],
    at,
  )
}

async function concerned(db: Kysely<Unscoped>, agentId: number): Promise<number[]> {
  const people = await peopleOfParty(
    db,
    { user_type: AGENT, party_id: agentId },
    { id: permission, operations: ['query'] },
  ).execute()
  return [...people.map(({ id }) => id), ...(await holdersOf(db, permission, 'add'))]
}
