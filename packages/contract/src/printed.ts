import { z } from 'zod'
import { datetime } from './fields.ts'

/** Records for printing, with the head of every sheet: the bank in the caller's language, who printed it and when. */
export const printed = <T extends z.ZodType>(row: T) =>
  z.object({ bank_name: z.string(), printed_by: z.string(), printed_time: datetime, rows: z.array(row) })
