import type { Exporters } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { workbookName } from '@shouya/server/core/files/workbookFile.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { sql } from 'kysely'
import type * as Exporting from '../contract.ts'
import { keepExport } from './keep.ts'
import { exportOf } from './rows.ts'
import { type Asked, wantedOf } from './wanted.ts'
import { countRows, writeRows } from './write.ts'

/** Nearly the number of rows of one sheet. */
const MOST_ROWS = 1_000_000

/** Writes few rows at once, many in the background, where the same conditions are checked again. */
export const askExport =
  (exporters: Exporters): Handler<typeof Exporting.Export> =>
  async (ctx, asked) => {
    const { db, user, now, services, lang } = ctx
    const wanted = wantedOf(exporters, ctx, asked)
    await sql`set local statement_timeout = '5min'`.execute(db)
    const total = await countRows(ctx, wanted, MOST_ROWS)
    if (total > MOST_ROWS) failAt('filters', 'input.rows', { max: MOST_ROWS })
    const atOnce = total <= (await services.settings.get('export.at_once'))
    const row = await db
      .insertInto('export_job')
      .values({
        user_id: user.userId,
        controller: asked.controller,
        body: JSON.stringify(asked),
        lang,
        name: workbookName(ctx, wanted.exporter.title, await placeOf(ctx, asked)),
        state: atOnce ? 1 : 0,
        total,
        create_time: now,
      })
      .onConflict((c) => c.column('user_id').where(sql<boolean>`state in (0, 1)`).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) fail('WrongState', { reason: 'export.running' })
    ctx.note({
      type: 4,
      message: [asked.controller, total, asked.reason ?? ''].join(' ').trim(),
      table: 'export_job',
      id: row.id,
      after: {
        filters: asked.filters,
        columns: asked.columns,
        ids: asked.ids,
        ...(wanted.plain ? { reason: asked.reason } : {}),
      },
    })
    if (!atOnce) {
      await services.jobs.send(db, 'export', { id: row.id })
      return exportOf(row)
    }
    const stored = await writeRows(ctx, wanted, async () => {})
    return exportOf((await keepExport(db, row, stored, now)) ?? row)
  }

/** The unit and the days of the query, for the name of the file. */
async function placeOf({ scoped }: Ctx, { filters }: Asked) {
  const { dept_id, begin_date, end_date } = filters as Record<string, unknown>
  const unit =
    typeof dept_id === 'number'
      ? await scoped.rows('dept').select('dept_name').where('id', '=', dept_id).executeTakeFirst()
      : undefined
  const days = [begin_date, end_date].filter((day) => typeof day === 'string')
  return { unit: unit?.dept_name, period: days.map((day) => day.replaceAll('-', '')).join('-') }
}
