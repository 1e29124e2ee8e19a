import type { Input } from '@shouya/contract/action'
import type { GetPageList } from '@shouya/contract/controllers/Log'
import type { Ctx } from '../../../core/context.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { logsWithin } from '../../../db/scope.ts'
import { allOf, onDays } from '../../../registers/filters.ts'

const STANDARD_DAYS = 7
const MOST_DAYS = 366
const shown = [
  'id',
  'log_type',
  'user_id',
  'user_name',
  'dept_name',
  'action',
  'bill_no',
  'target_table',
  'target_id',
  'result',
  'code',
  'ip',
  'cost_ms',
  'request_id',
  'user_agent',
  'message',
  'create_time',
] as const

const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Rows of the audit log, newest first; the last seven days unless days are given. */
export function selectLogs(ctx: Ctx, query: Input<typeof GetPageList>) {
  const { keywords, log_type, user_id, action, result } = query
  const last = query.end_date ?? localDay(ctx.now, ctx.services.database.timezone)
  const begin_date = query.begin_date ?? addDays(last, 1 - STANDARD_DAYS)
  const end_date = query.end_date ?? addDays(begin_date, MOST_DAYS - 1)
  let rows = ctx.db
    .selectFrom('sys_log')
    .select(shown)
    .where(logsWithin(ctx.user.scope))
    .where(allOf(onDays('sys_log.create_time', { begin_date, end_date })))
  if (log_type?.length) rows = rows.where('log_type', 'in', log_type)
  if (user_id !== undefined) rows = rows.where('user_id', '=', user_id)
  if (action) rows = rows.where('action', 'like', `${pattern(action)}%`)
  if (result !== undefined) rows = rows.where('result', '=', result)
  if (keywords) {
    const like = `%${pattern(keywords)}%`
    rows = rows.where((eb) =>
      eb.or([
        eb('user_name', 'like', like),
        eb('bill_no', 'like', like),
        eb('action', 'ilike', like),
        eb('ip', 'like', like),
        // The name that was typed at a sign-in that failed.
        eb('message', 'like', like),
      ]),
    )
  }
  return rows.orderBy('create_time', 'desc').orderBy('id', 'desc')
}
