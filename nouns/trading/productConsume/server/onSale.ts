import type { Ctx } from '@shouya/server/core/context.ts'
import { status } from '../../goods/rules.ts'

/** The numbers of the consumables among `ids` that are on sale. */
export async function onSale({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consume')
    .select(['id', 'consume_code'])
    .where('id', 'in', ids)
    .where('status', '=', status.on)
    .execute()
  return new Map(rows.map(({ id, consume_code }) => [id, consume_code]))
}
