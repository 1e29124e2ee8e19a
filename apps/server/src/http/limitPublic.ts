import { sql } from 'kysely'
import type { Call } from '../core/context.ts'
import { fail } from '../core/failure.ts'

/** Calls per minute and address of actions without a session; in PostgreSQL, which several processes share. */
const limits: Record<string, number> = { 'Login/GetJwtToken': 60, 'Common/GetCode': 60 }
const STANDARD = 300
const WINDOW = 60_000

/** Counts a call of an address; beyond the limit of its action it is refused. */
export async function limitPublic(
  { services, now, ip }: Pick<Call, 'services' | 'now' | 'ip'>,
  action: string,
): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / WINDOW) * WINDOW)
  const { hits } = await services.database.kysely
    .insertInto('rate_hit')
    .values({ bucket: `${action} ${ip}`, window_start: start, hits: 1 })
    .onConflict((c) => c.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql<number>`rate_hit.hits + 1` }))
    .returning('hits')
    .executeTakeFirstOrThrow()
  if (hits > (limits[action] ?? STANDARD))
    fail('TooMany', { params: { seconds: Math.ceil((start.getTime() + WINDOW - now.getTime()) / 1000) } })
}
