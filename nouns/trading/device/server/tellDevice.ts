import { notify } from '@shouya/server/core/notify/notify.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Tells the consoles of those who see a device that it has changed: the agents above it, its member, the whole bank. */
export async function tellDevice(db: Kysely<Unscoped>, id: number): Promise<void> {
  const { rows } = await sql<{ agents: number[]; member: number | null }>`
    select coalesce(string_to_array(agent.path::text, '.')::bigint[], '{}') as agents, device.member_id as member
    from device left join agent on agent.id = device.agent_id where device.id = ${id}`.execute(db)
  const [{ agents, member } = { agents: [], member: null }] = rows
  await notify(db, { type: 'device', agentIds: agents.map(Number), memberId: member })
}
