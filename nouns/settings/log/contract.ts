import { action } from '@shouya/contract/action'
import { datetime, dayFilter, id, keysetQuery, line } from '@shouya/contract/fields'
import { detailFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { log } from './noun.ts'

const grant = grantOf(log)('query')

export const logRow = z.object({
  id,
  ...listFields(log),
  ...detailFields(log),
  user_id: id.nullable(),
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
