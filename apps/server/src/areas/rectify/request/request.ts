import type { Kysely } from 'kysely'
import type { DB } from '../../../db/schema.gen.ts'

type Request = {
  source_table: string
  source_id: number
  dept_id: number
  /** Dictionary hazard_level. */
  hazard_level: 1 | 2 | 3
  problem_desc: string
  now: Date
}

/** Records that something must be rectified (domain 4.3); the register of rectifications takes it over from here. */
export async function requestRectification(tx: Kysely<DB>, { now, ...request }: Request): Promise<void> {
  await tx
    .insertInto('rectify_request')
    .values({ ...request, create_time: now })
    .onConflict((c) => c.columns(['source_table', 'source_id']).doUpdateSet({ status: 0 }))
    .execute()
}

/** The reason is gone: what waits no longer waits. */
export async function dropRequest(tx: Kysely<DB>, table: string, id: number): Promise<void> {
  await tx
    .updateTable('rectify_request')
    .set({ status: 9 })
    .where('source_table', '=', table)
    .where('source_id', '=', id)
    .where('status', '=', 0)
    .execute()
}
