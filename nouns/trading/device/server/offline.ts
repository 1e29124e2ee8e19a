import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { OFFLINE_AFTER } from '../rules.ts'
import { tellDevice } from './tellDevice.ts'

/** Every five minutes: devices that have not been heard of for ten are offline. Answers how many. */
export async function markOffline({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const edge = new Date(now.getTime() - OFFLINE_AFTER)
  const { rows } = await sql<{ id: number }>`
    update device set net_state = 0 where net_state = 1 and last_online < ${edge} returning id`.execute(database.kysely)
  for (const { id } of rows) await tellDevice(database.kysely as unknown as Kysely<Unscoped>, id)
  return rows.length
}
