import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { ownerType } from '../noun.ts'

export type Owner = { readonly type: keyof typeof ownerType; readonly id: number }

/** Opens the balances of those who have none of a consumable yet, in the agents' trees that they are in; of an unknown owner none. */
export async function openBalances(
  db: Kysely<Unscoped>,
  consumeId: number,
  owners: readonly Owner[],
  at: Date,
): Promise<void> {
  await sql`
    insert into consume_balance (owner_type, owner_id, agent_id, consume_id, last_change, create_time)
    select wanted.type, wanted.id, coalesce(agent.id, device.agent_id, member.agent_id), ${consumeId}, ${at}, ${at}
    from unnest(${owners.map(({ type }) => ownerType[type])}::smallint[], ${owners.map(({ id }) => id)}::bigint[]) as wanted (type, id)
    left join agent on wanted.type = 1 and agent.id = wanted.id
    left join device on wanted.type = 2 and device.id = wanted.id
    left join member on wanted.type = 3 and member.id = wanted.id
    where coalesce(agent.id, device.agent_id, member.agent_id) is not null
    order by wanted.type, wanted.id
    on conflict (owner_type, owner_id, consume_id) do nothing`.execute(db)
}
