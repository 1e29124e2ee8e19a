import * as Common from '@shouya/contract/controllers/Common'
import { sql } from 'kysely'
import { failAt } from '../../../core/failure.ts'
import { keepWorkbook } from '../../../core/files/workbookFile.ts'
import { handle } from '../../../core/handle.ts'
import type { Exporter } from '../../../registers/exporter.ts'
import { exportRows } from '../../../registers/exportRows.ts'
import { makeCaptcha } from '../login/captcha.ts'

const MOST_ROWS = 20_000

/** The calls of every page; each area's lists come with their exporters. */
export const common = (exporters: Readonly<Record<Common.Exported, Exporter>>) =>
  handle(Common, {
    async GetCode(ctx) {
      const { id, image } = await makeCaptcha(ctx, ctx.db)
      return { id, image }
    },

    async Export(ctx, { controller, filters, columns }) {
      const exporter = exporters[controller]
      const unknown = columns.find((column) => !Object.hasOwn(exporter.columns, column))
      if (unknown !== undefined) failAt(`columns.${columns.indexOf(unknown)}`, 'input.columns')
      const parsed = exporter.query.safeParse(filters)
      if (!parsed.success) failAt(`filters.${parsed.error.issues[0]?.path.join('.') ?? ''}`, 'input.required')
      await sql`set local statement_timeout = '5min'`.execute(ctx.db)
      const rows = await exporter.rows(ctx, parsed.data as never, MOST_ROWS + 1)
      if (rows.length > MOST_ROWS) failAt('filters', 'input.rows', { max: MOST_ROWS })
      const further = (await exporter.further?.(ctx, parsed.data as never)) ?? []
      const workbook = await exportRows(ctx.db, exporter, columns, further, rows, ctx.lang)
      const { file_id, name, url } = await keepWorkbook(ctx, exporter.title, workbook)
      ctx.note({
        type: 4,
        message: `${controller} ${rows.length}`,
        table: 'file',
        id: file_id,
        after: { filters, columns },
      })
      return { file_id, name, rows: rows.length, url }
    },
  })
