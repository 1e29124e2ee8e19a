import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql, type Updateable } from 'kysely'
import { giveBack } from '../../consumeBalance/server/giveBack.ts'
import { device as noun } from '../noun.ts'
import { cmd, isEdge } from '../rules.ts'
import { endCommands } from './endCommands.ts'
import { writeEvent } from './events.ts'
import { tellDevice } from './tellDevice.ts'

const { codes } = noun.states

type Move = {
  /** The word of its life: `device.life.{action}` in the texts. */
  readonly action: string
  readonly note?: string | null
  /** Null: the clock, the terminal, or a record that the device follows. */
  readonly operator: Operator | null
  /** Further columns that change with the state. */
  readonly columns?: Updateable<DB['device']>
}

/**
 * Changes the state of a device, along the edges of domain 11.5: the only writer of `device.status`. What it was told is over unless the
 * change is what the terminal answered; a terminal that runs and may not any more is told to stop. What one that comes back has of
 * consumables is its agent's again.
 * @param device the row as it was read, best under a lock
 * @throws 1004 for another edge, or where somebody has moved it since
 */
export async function moveDevice(
  db: Kysely<Unscoped>,
  device: { readonly id: number; readonly status: number },
  to: number,
  { action, note = null, operator, columns = {} }: Move,
  at: Date,
): Promise<{ id: number; version: number }> {
  const { id, status: from } = device
  if (!isEdge(from, to)) fail('WrongState')
  const saved = await everything(db)
    .updateTable('device')
    .set({
      ...columns,
      ...{ status: to, status_reason: note, status_time: at, update_time: at },
      ...{ status_user_id: operator?.userId ?? null, status_user_name: operator?.name ?? null },
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'version', 'agent_id'])
    .executeTakeFirst()
  if (!saved) fail('WrongState')
  await writeEvent(db, id, { action, from, to, note }, { operator, at })
  if (to === codes.returned && saved.agent_id !== null)
    await giveBack(db, { deviceId: id, agentId: saved.agent_id, operator, memo: note }, at)
  const isAnswer = to === codes.running || (from === codes.running && to === codes.activated)
  if (!isAnswer) await endCommands(db, id, at)
  if (from === codes.running && !isAnswer)
    await db
      .insertInto('device_command')
      .values({ device_id: id, cmd: cmd.stop, reason: note, create_time: at })
      .execute()
  await tellDevice(db, id)
  return { id, version: saved.version }
}
