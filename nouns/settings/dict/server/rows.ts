import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import type { GetData } from '../contract.ts'

/** Dictionary types with the number of their values. */
export const typeRows = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('dict_type')
    .selectAll('dict_type')
    .select(sql<number>`(select count(*) from dict_data where dict_data.dict_code = dict_type.dict_code)`.as('items'))

/** How many values a type has. */
export async function countItems(db: Kysely<Unscoped>, code: string): Promise<number> {
  const { items } = await db
    .selectFrom('dict_data')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .where('dict_code', '=', code)
    .executeTakeFirstOrThrow()
  return items
}

/** All values of a type in their order. */
export const dataList = async (db: Kysely<Unscoped>, code: string) =>
  (
    await db.selectFrom('dict_data').selectAll().where('dict_code', '=', code).orderBy('sort').orderBy('id').execute()
  ).map(narrow)

/** One value. */
export async function dataById(db: Kysely<Unscoped>, id: number) {
  const row = await db.selectFrom('dict_data').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? narrow(row) : fail('NotFound')
}

const colors = ['default', 'success', 'processing', 'warning', 'error'] as const
type Color = (typeof colors)[number]

type Ext = Row<typeof GetData>['ext']

/** Narrows text and JSON of the database types to the colours and objects that its checks allow. */
const narrow = <R extends { color: string | null; ext: unknown }>(row: R) => ({
  ...row,
  color: row.color as Color | null,
  ext: row.ext as Ext,
})

/** Every dictionary; `types` is null where the caller's version is the current one. */
export async function dictOptions(db: Kysely<Unscoped>, version: string) {
  const { current } = await db
    .selectFrom('dict_data')
    .select(
      sql<string>`count(*) || '-' || coalesce(extract(epoch from max(update_time))::bigint, 0) || '-' || coalesce(sum(version), 0) || '-' || (select coalesce(sum(version), 0) from dict_type)`.as(
        'current',
      ),
    )
    .executeTakeFirstOrThrow()
  if (current === version) return { version, types: null }
  const rows = await db
    .selectFrom('dict_data')
    .innerJoin('dict_type', 'dict_type.dict_code', 'dict_data.dict_code')
    .select(['dict_data.dict_code', 'value', 'label_cn', 'label_hk', 'label_us', 'color', 'is_default'])
    // Values of a disabled dictionary are disabled, too; rows that have them still show their labels.
    .select(sql<number>`least(dict_data.status, dict_type.status)`.as('status'))
    .orderBy('dict_data.sort')
    .orderBy('dict_data.id')
    .execute()
  const types = Object.groupBy(rows, (row) => row.dict_code)
  return { version: current, types: types as Record<string, (typeof rows)[number][]> as never }
}
