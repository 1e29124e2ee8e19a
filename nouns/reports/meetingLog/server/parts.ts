import type { Ctx } from '@shouya/server/core/context.ts'

type Db = Pick<Ctx, 'db'>['db']

/** The attendance sheets of records, in their order. */
export const peopleOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('meeting_sign')
    .selectAll()
    .where('log_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('log_id')
    .orderBy('seq')
    .execute()

/** What records decided to be done, in their order. */
export const todosOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('meeting_todo')
    .selectAll()
    .where('log_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('log_id')
    .orderBy('seq')
    .execute()
