import type { Ctx } from '@shouya/server/core/context.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'

type Sheets<R> = {
  table: 'escort_company' | 'escort_car'
  ids: readonly number[]
  /** A record as its detail shows it; 403 outside of the caller's scope. */
  rowOf: (ctx: Ctx, id: number) => Promise<R>
}

/** Records as they are filed on paper; the log says which. */
export async function onPaper<R>(ctx: Ctx, { table, ids, rowOf }: Sheets<R>) {
  const rows: R[] = []
  for (const id of ids) rows.push(await rowOf(ctx, id))
  const [only] = ids
  ctx.note({ table, ...(only !== undefined && ids.length === 1 ? { id: only } : { message: ids.join(' ') }) })
  return { ...(await paperHead(ctx)), rows }
}
