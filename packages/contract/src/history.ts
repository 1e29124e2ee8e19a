import { z } from 'zod'
import { datetime } from './fields.ts'

/** The history of one record, newest first: rows of the audit log about it, with the changed fields. */
export const historyRow = z.object({
  action: z.string(),
  user_name: z.string().nullable(),
  create_time: datetime,
  result: z.boolean(),
  message: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
