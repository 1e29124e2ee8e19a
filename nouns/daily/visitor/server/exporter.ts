import type { Ctx } from '@shouya/server/core/context.ts'
import { columnsOf, sensitiveOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { openSealed } from '../../server/personal.ts'
import { GetPageList } from '../contract.ts'
import { visitor } from '../noun.ts'
import { conditionsOf } from './rows.ts'
import type { Entry } from './rules.ts'

export const visitorExporter = exporter({
  title: 'visitor.book',
  query: GetPageList.in,
  noun: visitor,
  columns: columnsOf(visitor),
  sensitive: sensitiveOf(visitor),
  select: (ctx, query, plain) =>
    ctx.scoped
      .rows('out_inside')
      .selectAll()
      .$if(plain, (rows) => rows.select((eb) => eb.val(true).as('plain')))
      .where(conditionsOf(ctx)(query))
      .orderBy('in_time', 'desc')
      .orderBy('id', 'desc'),
  shape: withNumbers,
})

type Exported = Entry & { plain?: boolean | undefined }

/** Rows for a file: with full certificate numbers if requested and still stored. */
async function withNumbers({ db, services }: Ctx, rows: Exported[]): Promise<object[]> {
  if (!rows[0]?.plain) return rows
  const ids = rows.map(({ id }) => id)
  const secrets = await db.selectFrom('out_inside_secret').selectAll().where('out_inside_id', 'in', ids).execute()
  const sealed = new Map(secrets.map((secret) => [secret.out_inside_id, secret.sealed]))
  return rows.map((row) => ({
    ...row,
    cert_mask: openSealed(services.keys, 'out_inside', row, sealed.get(row.id))?.cert_no ?? row.cert_mask,
  }))
}
