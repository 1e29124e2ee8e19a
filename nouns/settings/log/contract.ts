import { action } from '@shouya/contract/action'
import { datetime, dayFilter, id, keysetQuery, line } from '@shouya/contract/fields'
import { z } from 'zod'

const grant = { id: 'sys_log', operation: 'query' }

export const logRow = z.object({
  id,
  /** Dictionary log_type: 1 sign-in, 2 operation, 3 sensitive view, 4 export, 5 error, 6 interface. */
  log_type: z.int(),
  user_id: id.nullable(),
  user_name: z.string().nullable(),
  dept_name: z.string().nullable(),
  /** `{Controller}/{Action}`. */
  action: z.string(),
  bill_no: z.string().nullable(),
  target_table: z.string().nullable(),
  target_id: id.nullable(),
  result: z.boolean(),
  /** Code of a failure. */
  code: z.int().nullable(),
  ip: z.string().nullable(),
  cost_ms: z.int().nullable(),
  request_id: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** Why it failed, or what else is to be said; of a failed sign-in with the name that was typed. */
  message: z.string().nullable(),
  create_time: datetime,
})

const change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })

/** The audit log, newest first; the last seven days unless days are given. */
export const GetPageList = action('Log', 'GetPageList', {
  kind: 'read',
  access: grant,
  list: 'keyset',
  in: keysetQuery({
    ...dayFilter,
    log_type: z.array(z.int().min(1).max(6)).max(6).optional(),
    user_id: id.optional(),
    action: line(100).optional(),
    /** The controller of the action, or `Job`. */
    module: z
      .string()
      .regex(/^[A-Za-z]{1,40}$/)
      .optional(),
    /** What the system did by itself, or what people did. */
    jobs: z.boolean().optional(),
    result: z.boolean().optional(),
    /** The unit of whoever did it. */
    dept_id: id.optional(),
    /** Refused for want of a right or of scope (401, 403). */
    refused: z.literal(true).optional(),
    /** What is another's, ended or changed by right of office. */
    forced: z.literal(true).optional(),
  }),
  out: logRow,
})

/** One row with the fields that changed, secrets and masked values left out. */
export const Get = action('Log', 'Get', {
  kind: 'read',
  access: grant,
  in: z.strictObject({ id, create_time: datetime }),
  out: logRow.extend({ changes: z.array(change) }),
})
