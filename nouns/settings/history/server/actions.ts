import type { AllNouns, Historians } from '@shouya/nouns/manifest.ts'
import { historyOf } from '@shouya/server/core/audit/history.ts'
import { type Handler, handle } from '@shouya/server/core/handle.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { after, cut } from '@shouya/server/registers/keyset.ts'
import { sql } from 'kysely'
import * as History from '../contract.ts'

export const history = ({ historians }: AllNouns) => handle(History, { GetHistory: getHistory(historians) })

/** Only operations: reads of sensitive data and exports are visible to auditors only. */
const OPERATION = 2

const getHistory =
  (historians: Historians): Handler<typeof History.GetHistory> =>
  async (ctx, { table, id, cursor, pagesize }) => {
    const historian = historians[table]
    await historian.find(ctx, id)
    const where = allOf([sql`sys_log.log_type = ${OPERATION}`, ...after('sys_log', 'create_time', cursor)])
    const { rows, next } = cut(await historyOf(ctx.db, table, id, { where, limit: pagesize + 1 }), pagesize)
    const shownRows = rows.map((row) => ({
      ...row,
      changes: row.changes.filter(({ field }) => historian.shows(field)),
    }))
    return { rows: shownRows, next }
  }
