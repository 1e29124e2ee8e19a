import { handle } from '@shouya/server/core/handle.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import * as UseLog from '../contract.ts'
import { placed, selectUses } from './rows.ts'

export const useLog = handle(UseLog, {
  async GetPageList(ctx, query) {
    const rows = await selectUses(ctx, query)
      .select(cursorTime('use_log', 'start_time').as('cursor_time'))
      .where(allOf(after('use_log', 'start_time', query.cursor)))
      .limit(query.pagesize + 1)
      .execute()
    return cut(placed(rows), query.pagesize)
  },
})
