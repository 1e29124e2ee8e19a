import { linkTo } from '@shouya/noun/noun'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { peopleOfParty } from '@shouya/server/core/org/peopleOfParty.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { lacksDeposit, lacksMoney } from '../../server/owing.ts'
import { AGENT_PEOPLE, MEMBER_PEOPLE } from '../../server/userTypes.ts'
import { device as noun } from '../noun.ts'
import { UNPAID } from '../rules.ts'
import { moveDevice } from './moveDevice.ts'

const { codes } = noun.states

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
 * Every hour: a device whose member has nothing to pay with, or whose deposit is missing, is stopped after the days of the setting, which
 * its agent and its member are told at the beginning; when that is set right it is restored. The days count from the hour in which it was
 * first found so, and begin anew once something was paid. Answers how many it moved.
 */
export async function settleUnpaid(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  now: Date,
): Promise<number> {
  const after = await settings.get('trade.unpaid_days')
  let moved = 0
  for (const { id } of await owing(database.kysely as unknown as Kysely<Unscoped>, { now, after })) {
    const isMoved = await database.kysely.transaction().execute(async (tx) => {
      const db = tx as unknown as Kysely<Unscoped>
      // Whoever pays at this moment, or another server, has changed it meanwhile: it is judged again under its lock.
      await sql`select id from device where id = ${id} for update`.execute(db)
      const [device] = await owing(db, { now, after, id })
      return device !== undefined && settle(db, device, { now, after })
    })
    if (isMoved) moved++
  }
  return moved
}

/** The moment, the days after which a device is stopped, and one device instead of all. */
type Asked = { readonly now: Date; readonly after: number; readonly id?: number }

/** Stops or restores a device, or only notes since when it is not paid for. True: it is in another state. */
async function settle(db: Kysely<Unscoped>, device: Owing, { now, after }: Asked): Promise<boolean> {
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
  if (owes) await warn(db, device, { now, after })
  return false
}

/**
 * Devices of which something is to be done: what their member can pay differs from what was noted, the days are over, or one that the clock
 * has disabled is paid for again.
 */
async function owing(db: Kysely<Unscoped>, { now, after, id }: Asked): Promise<Owing[]> {
  const { rows } = await sql<Owing>`
    with judged as (
      select device.id, device_no, device.status, device.agent_id, device.member_id,
        extract(day from ${now}::timestamptz - unpaid_since)::int as days,
        ${lacksMoney(now)} or ${lacksDeposit} as owes
      from device
      where device.status in (${codes.activated}, ${codes.running})
        or (device.status = ${codes.disabled} and status_user_id is null and device.member_id is not null)
    )
    select * from judged
    where (${id ?? null}::bigint is null or id = ${id ?? null}) and case when status = ${codes.disabled} then not owes
      else owes <> (days is not null) or (owes and days >= ${after}) end
    order by id`.execute(db)
  return rows
}

/** Who pays and who answers for it hear of it before anything is stopped. */
async function warn(
  db: Kysely<Unscoped>,
  { id, device_no, agent_id, member_id }: Owing,
  { now, after }: Asked,
): Promise<void> {
  const right = { id: noun.permission, operations: ['query'] }
  const people = await Promise.all([
    peopleOfParty(db, { user_type: AGENT_PEOPLE, party_id: agent_id }, right).execute(),
    peopleOfParty(
      db,
      { user_type: MEMBER_PEOPLE, party_id: member_id },
      { id: 'recharge', operations: ['query'] },
    ).execute(),
  ])
  const message: Remind = {
    ...{ code: 'device_unpaid', level: 2, table: noun.table, id, link: linkTo(noun, id) },
    receivers: people.flat().map((person) => person.id),
    params: { no: device_no, days: after },
    act: now.toISOString().slice(0, 10),
  }
  await remindAll(db, [message], now)
}
