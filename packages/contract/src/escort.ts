import { z } from 'zod'
import { datetime, id, line } from './fields.ts'

/** Who may look at any of the escort nouns; narrower lists have their own grant. */
export const anyNoun = {
  anyOf: [
    { id: 'escort_company', operation: 'query' },
    { id: 'escort_car', operation: 'query' },
    { id: 'escort_staff', operation: 'query' },
    { id: 'escort_plan', operation: 'query' },
  ],
} as const

/** A file of a record, fetched at `url` by whoever may read the record. */
export const fileRow = z.object({ id, name: z.string(), size: z.int(), mime: z.string(), url: z.string() })

/** Files that the caller has uploaded, or that the record has already. */
export const fileIds = (most: number) => z.array(id).max(most).default([])

export const optional = <T extends z.ZodType>(field: T) => field.nullable().default(null)

/** A telephone of any kind: mobile, with an area code, a service number. */
export const telephone = z.string().regex(/^[0-9+-]{5,20}$/)

/** Certificates that end within so many days from today; `expired` those that have ended. */
export const expiry = z.enum(['expired', '7', '30', '90']).optional()

/** A unit as a record names it. */
export const unitRef = z.object({ id, dept_name: z.string() })

/** Who changed a state last, when and why. */
export const statusStamp = {
  status_reason: z.string().nullable(),
  status_time: datetime.nullable(),
  status_user_name: z.string().nullable(),
}

export const reason = line(200, 2)

/** Records that are printed each on a sheet of its own. */
export const printIds = z.strictObject({ ids: z.array(id).min(1).max(100) })
