import { linkTo } from '@shouya/noun/noun'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { peopleOfParty } from '@shouya/server/core/org/peopleOfParty.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { device as noun } from '../noun.ts'
import { UNPAID, UNPAID_DAYS } from '../rules.ts'
import { moveDevice } from './moveDevice.ts'

const { codes } = noun.states
const AGENT = 4
const MEMBER = 6

type Owing = {
  id: number
  device_no: string
  status: number
  agent_id: number
  member_id: number
  owes: boolean
  days: number | null
}

/**
 * Every hour: a device whose member has nothing to pay with, or whose deposit is missing, is stopped after seven days, which its agent and
 * its member are told at the beginning; when that is set right it is restored. Answers how many it moved.
 */
export async function settleUnpaid({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  let moved = 0
  for (const device of await owing(database.kysely as unknown as Kysely<Unscoped>, now)) {
    const isMoved = await database.kysely
      .transaction()
      .execute((tx) => settle(tx as unknown as Kysely<Unscoped>, device, now))
    if (isMoved) moved++
  }
  return moved
}

/** Stops or restores a device, or only notes since when it is not paid for. True: it is in another state. */
async function settle(db: Kysely<Unscoped>, device: Owing, now: Date): Promise<boolean> {
  const { id, status, owes, days } = device
  if (status === codes.disabled) {
    const restored = { action: 'restore', operator: null, columns: { unpaid_since: null } }
    await moveDevice(db, device, codes.activated, restored, now)
    return true
  }
  if (owes && days !== null) {
    await moveDevice(db, device, codes.disabled, { action: UNPAID, note: UNPAID, operator: null }, now)
    return true
  }
  await sql`update device set unpaid_since = ${owes ? now : null} where id = ${id}`.execute(db)
  if (owes) await warn(db, device, now)
  return false
}

/**
 * Devices of which something is to be done: what their member can pay differs from what was noted, the days are over, or one that the clock
 * has disabled is paid for again.
 */
async function owing(db: Kysely<Unscoped>, now: Date): Promise<Owing[]> {
  const { rows } = await sql<Owing>`
    with judged as (
      select device.id, device_no, device.status, device.agent_id, device.member_id,
        extract(day from ${now}::timestamptz - unpaid_since)::int as days,
        (device.remain_times = 0 and coalesce(package_end < ${now}, true) and not exists (
            select from ledger_account account where owner_type = 3 and owner_id = device.member_id
              and account_type in (21, 22) and balance > frozen))
          or exists (select from member_device link where link.device_id = device.id and link.status = 1
            and link.deposit_due > 0 and link.deposit_status <> 2) as owes
      from device
      where device.status in (${codes.activated}, ${codes.running})
        or (device.status = ${codes.disabled} and status_user_id is null and device.member_id is not null)
    )
    select * from judged
    where case when status = ${codes.disabled} then not owes
      else owes <> (days is not null) or (owes and days >= ${UNPAID_DAYS}) end
    order by id`.execute(db)
  return rows
}

/** Who pays and who answers for it hear of it before anything is stopped. */
async function warn(db: Kysely<Unscoped>, { id, device_no, agent_id, member_id }: Owing, now: Date): Promise<void> {
  const right = { id: noun.permission, operations: ['query'] }
  const people = await Promise.all([
    peopleOfParty(db, { user_type: AGENT, party_id: agent_id }, right).execute(),
    peopleOfParty(db, { user_type: MEMBER, party_id: member_id }, { id: 'recharge', operations: ['query'] }).execute(),
  ])
  const message: Remind = {
    ...{ code: 'device_unpaid', level: 2, table: noun.table, id, link: linkTo(noun, id) },
    receivers: people.flat().map((person) => person.id),
    params: { no: device_no, days: UNPAID_DAYS },
    act: now.toISOString().slice(0, 10),
  }
  await remindAll(db, [message], now)
}
