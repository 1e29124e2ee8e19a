import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { AGENT_PEOPLE } from './userTypes.ts'

/** The open accounts of an agent's own people; whom to tell. */
export async function peopleOfAgent(db: Kysely<Unscoped>, agentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from sys_user
    where user_type = ${AGENT_PEOPLE} and party_id = ${agentId} and status = 1 order by id`.execute(db)
  return rows.map(({ id }) => id)
}
