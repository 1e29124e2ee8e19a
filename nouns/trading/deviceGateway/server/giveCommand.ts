import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { cmdResult } from '../../device/rules.ts'
import { tellDevice } from '../../device/server/tellDevice.ts'
import { lapseCommands } from '../../deviceCommand/server/lapseCommands.ts'

type Given = { cmd_no: string; cmd: number; payload: object; is_first: boolean }

/** The command that waits for a device; one that it has fetched already, too, as the answer may have been lost. */
export async function giveCommand(db: Kysely<Unscoped>, deviceId: number, now: Date) {
  await lapseCommands(db, now, deviceId)
  const { rows } = await sql<Given>`
    update device_command told set result = ${cmdResult.fetched},
      send_time = case when before.result = ${cmdResult.waiting} then ${now}::timestamptz else told.send_time end
    from device_command before
    where before.id = told.id and told.device_id = ${deviceId} and told.result in (${cmdResult.waiting}, ${cmdResult.fetched})
    returning told.cmd_no, told.cmd, told.payload, before.result = ${cmdResult.waiting} as is_first`.execute(db)
  const [row] = rows
  if (!row) return null
  const { is_first, ...command } = row
  if (is_first) await tellDevice(db, deviceId)
  return command
}

/** Whether something waits for a device. */
export async function hasCommand(db: Kysely<Unscoped>, deviceId: number): Promise<boolean> {
  const { rows } = await sql`
    select from device_command where device_id = ${deviceId} and result in (${cmdResult.waiting}, ${cmdResult.fetched})`.execute(
    db,
  )
  return rows.length > 0
}
