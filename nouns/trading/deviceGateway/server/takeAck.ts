import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { device as noun } from '../../device/noun.ts'
import { cmd, cmdResult, pendingResults } from '../../device/rules.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { tellDevice } from '../../device/server/tellDevice.ts'
import type { Message } from '../messages.ts'
import { knownPar } from './knownPar.ts'

const { activated, running } = noun.states.codes

/** The states between which a command moves a device. */
const moves: Readonly<Record<number, { from: number; to: number; action: string }>> = {
  [cmd.start]: { from: activated, to: running, action: 'start' },
  [cmd.stop]: { from: running, to: activated, action: 'stop' },
}

type Ack = Message<'ack'>

/**
 * What a terminal says of a command: only now has anything happened. False where the command is not, or no longer, the terminal's to
 * answer: it undoes what it has done. A repeat answers what the first one did.
 */
export async function takeAck(db: Kysely<Unscoped>, deviceId: number, ack: Ack, now: Date): Promise<boolean> {
  const device = await everything(db)
    .selectFrom('device')
    .select(['id', 'status'])
    .where('id', '=', deviceId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const command = await db
    .selectFrom('device_command')
    .selectAll()
    .where('cmd_no', '=', ack.cmd_no)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  if (!command) return false
  if (!pendingResults.includes(command.result)) return command.result === (ack.ok ? cmdResult.done : cmdResult.failed)
  const move = moves[command.cmd]
  // Told to stop by the server itself it stops in any state.
  const isTheirs = command.cmd !== cmd.start || device.status === activated
  const isDone = ack.ok && isTheirs
  const { cmd_no: _, ok: __, ...answer } = ack
  await db
    .updateTable('device_command')
    .set({
      ...{ result: isDone ? cmdResult.done : cmdResult.failed, ack_time: now, end_time: now },
      answer: JSON.stringify(answer),
    })
    .where('id', '=', command.id)
    .execute()
  await says(db, deviceId, command, isDone, ack)
  const { operator_id, operator_name, reason } = command
  const operator = operator_id === null ? null : { userId: operator_id, name: operator_name ?? '' }
  if (isDone && move && device.status === move.from)
    await moveDevice(db, device, move.to, { action: move.action, note: reason, operator }, now)
  else await tellDevice(db, deviceId)
  return isTheirs
}

/** What the device is set to, by the command or by what it says of itself. */
async function says(
  db: Kysely<Unscoped>,
  deviceId: number,
  { cmd: told, payload }: { cmd: number; payload: unknown },
  isDone: boolean,
  { par, lock_state }: Ack,
): Promise<void> {
  const set = told === cmd.setPar && isDone ? JSON.stringify(payload) : '{}'
  await sql`
    update device set par = ${par ? knownPar(par) : sql`par`} || ${set}::jsonb,
      par_pending = case when ${told === cmd.setPar} then null else par_pending end,
      lock_state = coalesce(${lock_state ?? null}::smallint, lock_state)
    where id = ${deviceId}`.execute(db)
}
