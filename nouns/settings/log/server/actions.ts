import { fieldChanges } from '@shouya/server/core/audit/fieldChanges.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { logsWithin } from '@shouya/server/db/scope.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { sql } from 'kysely'
import * as Log from '../contract.ts'
import { selectLogs } from './rows.ts'

export const log = handle(Log, {
  async GetPageList(ctx, query) {
    const rows = await selectLogs(ctx, query)
      .select(cursorTime('sys_log', 'create_time').as('cursor_time'))
      .where(allOf(after('sys_log', 'create_time', query.cursor)))
      .limit(query.pagesize + 1)
      .execute()
    return cut(rows, query.pagesize)
  },

  async Get({ db, user }, { id, create_time }) {
    const row = await db
      .selectFrom('sys_log')
      .selectAll()
      .where(logsWithin(user.scope))
      .where('id', '=', id)
      .where('create_time', '>=', sql<string>`${create_time}::timestamptz`)
      .where('create_time', '<', sql<string>`${create_time}::timestamptz + interval '1 second'`)
      .executeTakeFirst()
    if (!row) fail('NotFound')
    return { ...row, changes: fieldChanges(row) }
  },
})
