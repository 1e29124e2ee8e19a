import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { tellDevice } from '../../device/server/tellDevice.ts'
import type { Heard } from './authenticate.ts'
import { knownPar } from './knownPar.ts'
import { Refusal } from './refusals.ts'

type Said = { par?: object | undefined; lock_state?: number | undefined; firmware?: string | undefined }

/**
 * A device is online, with what it says of itself, and the number of its request is used up: one statement, since twenty thousand of them
 * come every minute. The version of the device stays: nobody's form is outdated by a heartbeat.
 */
export async function hear(
  db: Kysely<Unscoped>,
  { id, nonce, net_state, lock_state }: Heard,
  said: Said,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    with fresh as (
      insert into device_nonce (device_id, nonce, create_time) values (${id}, ${nonce}, ${now})
      on conflict do nothing returning device_id
    )
    update device set last_online = ${now}, net_state = 1, par = ${said.par ? knownPar(said.par) : sql`par`},
      lock_state = coalesce(${said.lock_state ?? null}::smallint, lock_state), firmware = coalesce(${said.firmware ?? null}, firmware)
    from fresh where device.id = fresh.device_id
    returning device.id`.execute(db)
  if (rows.length === 0) throw new Refusal('replayed')
  if (net_state === 0 || (said.lock_state ?? lock_state) !== lock_state) await tellDevice(db, id)
}
