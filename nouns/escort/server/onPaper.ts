import type { Noun } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'

/**
 * Records as they are filed on paper, in the order of `ids`; the log names them.
 * @param get one record as its detail shows it; 403 out of scope
 */
export async function onPaper<N extends Noun & { readonly table: 'escort_company' | 'escort_car' }, R>(
  ctx: Ctx,
  { table }: N,
  ids: readonly number[],
  get: (ctx: Ctx, one: { id: number }) => Promise<R>,
) {
  const rows: R[] = []
  for (const id of ids) rows.push(await get(ctx, { id }))
  const [only] = ids
  ctx.note({ table, ...(only !== undefined && ids.length === 1 ? { id: only } : { message: ids.join(' ') }) })
  return { ...(await paperHead(ctx)), rows }
}
