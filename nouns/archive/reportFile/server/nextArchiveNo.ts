import { unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { archiveNo, type Category, categories } from '../rules.ts'

type Place = { year: string; category: Category; deptCode: string }

/** The next archive number of a unit in the year of a period; the last of its transaction, since it locks the serial. */
export async function nextArchiveNo(db: Kysely<Unscoped>, { year, category, deptCode }: Place): Promise<string> {
  const unit = unitPart(deptCode)
  const { last } = await db
    .insertInto('serial')
    .values({ prefix: `DA${categories[category].letters}`, day: `${year}-01-01`, unit, last: 1 })
    .onConflict((c) =>
      c.columns(['prefix', 'day', 'unit']).doUpdateSet({ last: sql<number>`serial.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return archiveNo(year, category, unit, last)
}
