import { action } from '@shouya/contract/action'
import { datetime, id, keysetQuery, line } from '@shouya/contract/fields'
import { queryOf } from '@shouya/contract/nounActions'
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

const { filters } = queryOf(log, {
  /** The beginning of it. */
  action: line(100).optional(),
  /** The controller of the action, or `Job`. */
  module: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional(),
  /** True: jobs of the server; false: calls of people. */
  jobs: z.boolean().optional(),
})

/** The audit log, newest first; the last seven days unless days are given. */
export const GetPageList = action('Log', 'GetPageList', {
  kind: 'read',
  access: grant,
  list: 'keyset',
  in: keysetQuery(filters),
  out: logRow,
})

/** One row with the fields that changed, secrets and masked values left out. */
export const Get = action('Log', 'Get', {
  kind: 'read',
  access: grant,
  in: z.strictObject({ id, create_time: datetime }),
  out: logRow.extend({ changes: z.array(change) }),
})
