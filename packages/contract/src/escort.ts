import { z } from 'zod'
import { id } from './fields.ts'

/** The grants for looking at any of the escort nouns; narrower lists have their own grant. */
export const anyNoun = {
  anyOf: [
    { id: 'escort_company', operation: 'query' },
    { id: 'escort_car', operation: 'query' },
    { id: 'escort_staff', operation: 'query' },
    { id: 'escort_plan', operation: 'query' },
  ],
} as const

/** A file of a record; those who may read the record fetch it at `url`. */
export const fileRow = z.object({ id, name: z.string(), size: z.int(), mime: z.string(), url: z.string() })

/** Files that the caller has uploaded, or that the record already has. */
export const fileIds = (max: number) => z.array(id).max(max).default([])

export const optional = <T extends z.ZodType>(field: T) => field.nullable().default(null)

/** Certificates that expire within so many days from today; `expired` those that have expired. */
export const expiry = z.enum(['expired', '7', '30', '90']).optional()

/** A unit as referred to by a record. */
export const unitRef = z.object({ id, dept_name: z.string() })

/** Records that are printed on one sheet each. */
export const printIds = z.strictObject({ ids: z.array(id).min(1).max(100) })
