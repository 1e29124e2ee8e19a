import type { Principal } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

type Step = {
  order_id: number
  /** A word of `repairOrder.flow` in the texts. */
  action: string
  from_status: number | null
  to_status: number
  /** Empty: the clock, or a record that the order follows. */
  by: Pick<Principal, 'userId' | 'name' | 'roles'> | null
  note?: string | null
  file_ids?: readonly number[]
  now: Date
}

/** Adds a step to the flow of an order (domain 8.3), which is never changed. */
export const addStep = (db: Kysely<Unscoped>, { by, now, note, file_ids = [], ...step }: Step) =>
  db
    .insertInto('repair_flow')
    .values({
      ...step,
      user_id: by?.userId ?? null,
      user_name: by?.name ?? null,
      role_code: by?.roles[0]?.code ?? null,
      note: note ?? null,
      file_ids: [...file_ids],
      create_time: now,
    })
    .execute()
