import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { cmd, cmdResult } from '../../device/rules.ts'

/** Seconds that a try of a command lasts, and how many tries it has (domain 11.5). */
const TRY_SECONDS = 60
const MOST_TRIES = 3

/**
 * A command without an answer for a minute is put up once more; the third time it is over. What was to be set is not pending then.
 * Answers the devices.
 */
export async function lapseCommands(db: Kysely<Unscoped>, now: Date, deviceId?: number): Promise<number[]> {
  const { rows } = await sql<{ device_id: number; cmd: number; result: number }>`
    update device_command set tries = tries + 1, send_time = ${now},
      result = case when tries + 1 >= ${MOST_TRIES} then ${cmdResult.unanswered}::smallint else ${cmdResult.waiting}::smallint end,
      end_time = case when tries + 1 >= ${MOST_TRIES} then ${now}::timestamptz end
    where result in (${cmdResult.waiting}, ${cmdResult.fetched})
      and coalesce(send_time, create_time) <= ${now}::timestamptz - make_interval(secs => ${TRY_SECONDS})
      and (${deviceId ?? null}::bigint is null or device_id = ${deviceId ?? null})
    returning device_id, cmd, result`.execute(db)
  const unset = rows.filter((row) => row.cmd === cmd.setPar && row.result === cmdResult.unanswered)
  if (unset.length > 0)
    await sql`update device set par_pending = null where id = any(${unset.map(({ device_id }) => device_id)})`.execute(
      db,
    )
  return rows.map(({ device_id }) => device_id)
}
