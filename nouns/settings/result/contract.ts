import { action } from '@shouya/contract/action'
import { datetime, id } from '@shouya/contract/fields'
import { z } from 'zod'

const access = { id: 'report_result', operation: 'query' } as const

export const resultKinds = ['import', 'export', 'batch', 'job'] as const
/** `partly`: some of it; `expired`: of an export whose file is gone. */
export const resultStates = ['running', 'done', 'partly', 'failed', 'cancelled', 'expired'] as const

const kind = z.enum(resultKinds)

const row = z.object({
  id,
  kind,
  /** The action or job that did it: `User/Import`, `Job/gen_daily_task`; of an export `{list}/Export`. */
  action: z.string(),
  /** Of an export: the name of its file. */
  name: z.string().nullable(),
  state: z.enum(resultStates),
  /** Rows or records that it was about, those that it did, and those that it did not. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  create_time: datetime,
})

/**
 * The caller's own imports, exports and actions on many records of the last 30 days, the latest first, at most 200 (domain 18 no. 15);
 * with those of the server's jobs for callers of the whole bank who may enable types of tasks (`sys_remind` `enable`).
 * `failed`: only those that did not do all.
 */
export const GetList = action('Result', 'GetList', {
  kind: 'read',
  access,
  in: z.strictObject({ kind: kind.optional(), failed: z.literal(true).optional() }),
  out: z.array(row),
})

/**
 * One result with what was not done and why (the first 200), and the way on. `of`: an export has an id of its own. 1002 for one that is
 * not there or another's.
 */
export const Get = action('Result', 'Get', {
  kind: 'read',
  access,
  in: z.strictObject({ id, of: z.enum(['export', 'operation']).default('operation') }),
  out: row.extend({
    reasons: z.array(z.object({ row: z.int().nullable(), name: z.string(), message: z.string() })),
    /** The page with what was done. */
    link: z.string().nullable(),
    /** A file for the caller: the export, or the sheet with its errors. */
    file: z.object({ name: z.string(), url: z.string() }).nullable(),
  }),
})
