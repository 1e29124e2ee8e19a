import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { GetPageList } from '../contract.ts'
import { conditionsOf } from './conditions.ts'

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

/** Rows of the audit log, newest first. */
export const selectLogs = (ctx: Ctx, query: Input<typeof GetPageList>) =>
  ctx.db
    .selectFrom('sys_log')
    .select(shown)
    .where(conditionsOf(ctx, query))
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
