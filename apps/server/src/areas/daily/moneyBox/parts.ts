import type { Ctx } from '../../../core/context.ts'

/** The crews of handovers, in the order in which they were verified. */
export const crewOf = (db: Ctx['db'], ids: readonly number[]) =>
  db
    .selectFrom('money_box_crew')
    .selectAll()
    .where('money_box_id', 'in', ids)
    .orderBy('money_box_id')
    .orderBy('seq')
    .execute()

/** The boxes of handovers, in the order in which they were read. */
export const itemsOf = (db: Ctx['db'], ids: readonly number[]) =>
  db
    .selectFrom('money_box_item')
    .selectAll()
    .where('money_box_id', 'in', ids)
    .orderBy('money_box_id')
    .orderBy('id')
    .execute()
