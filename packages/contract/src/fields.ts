import { MOBILE } from '@shouya/noun/shapes'
import { z } from 'zod'
import { visible, visibleIn } from './visible.ts'

/** Id of a row: a positive integer within JSON's exact range. */
export const id = z.int().positive()

/** Plausible days: neither PostgreSQL nor date arithmetic can handle years 0 and 9999. */
const inReach = (text: string) => text >= '1900' && text < '3000'

/** Not February 30, which JavaScript would read as March 2. */
const isDay = (text: string) => z.iso.date().safeParse(text).success

/** `YYYY-MM-DD`, an existing day. */
export const date = z.iso.date().refine(inReach, { message: 'input.date' })

/** A province, city or district: six digits (GB/T 2260). */
export const regionCode = z.string().regex(/^\d{6}$/)

/** `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export const datetime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine((text) => inReach(text) && isDay(text.slice(0, 10)), { message: 'input.date' })

/** `HH:mm`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A code of a dictionary; the server compares it with the dictionary's values. */
export const dictCode = z.int().min(0).max(9999)

/** Text of one line without control and invisible characters, trimmed. */
export const line = (max: number, min = 0) =>
  z
    .string()
    .overwrite(visible)
    .trim()
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** Text of several lines, trimmed; the only control characters are line breaks and tabs. */
export const paragraph = (max: number, min = 0) =>
  z
    .string()
    .overwrite(visible)
    .trim()
    .min(min)
    .max(max)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u)

const isWithin = (max: number) => (value: unknown) => JSON.stringify(value).length <= max

/** Any JSON of at most so many characters, its texts without invisible characters. */
export const json = (max: number) =>
  z
    .json()
    .overwrite((value) => visibleIn(value) as typeof value)
    .refine(isWithin(max), { message: 'input.tooLong' })

/** A JSON object, likewise; its keys have at most `longestKey` characters. */
export const jsonObject = (max: number, longestKey: number) =>
  z
    .record(z.string().max(longestKey), z.json())
    .overwrite((value) => visibleIn(value) as typeof value)
    .refine(isWithin(max), { message: 'input.tooLong' })

/** Optimistic lock: the version that the reader saw; another value fails with 1005. */
export const version = z.int().positive()

/** A mobile number of the mainland (domain 1.2). */
export const mobile = z.string().regex(MOBILE)

/** The rows of a paged list are counted and paged up to here; a `Total` of one more means that there are more. */
export const mostListed = 10_000

/** The order and size of a page; offsets end at `mostListed` rows. */
const page = {
  page: z.int().min(1).max(mostListed).default(1),
  pagesize: z.int().min(1).max(200).default(20),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
}

/** At least two characters: a single one matches nearly everything (design section 4). */
const keywords = z
  .string()
  .overwrite(visible)
  .trim()
  .max(50)
  .refine((word) => word.length !== 1, { message: 'input.keywords' })
  .default('')

/**
 * The body of a paged list (domain 0.3): page, pagesize (1 to 200), keywords (none or at least two characters), order
 * by one of `sortFields` (the first is the default), and the noun's own filters. Unknown fields are refused.
 */
export function pageQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortFields: S,
  filters: F,
) {
  return z.strictObject({
    ...page,
    keywords,
    sort_field: z.enum(sortFields).default(sortFields[0] as never),
    ...filters,
  })
}

/** The body of a keyset list: newest first, `cursor` is `Next` of the previous response. */
export function keysetQuery<F extends z.ZodRawShape>(filters: F) {
  return z.strictObject({
    cursor: z.string().max(200).optional(),
    pagesize: z.int().min(1).max(200).default(20),
    keywords,
    ...filters,
  })
}

/** Filters by unit: the unit itself, and those below it unless `include_child` is 0. */
export const unitFilter = { dept_id: id.optional(), include_child: z.literal([0, 1]).default(1) }

/** Inclusive days; at most 366 apart (checked by the server, domain 0.3). */
export const dayFilter = { begin_date: date.optional(), end_date: date.optional() }

/**
 * Days of a daily register; `or_open`: also records of earlier days that are still open. The noun defines which states
 * are open.
 */
export const dayOrOpenFilter = { ...dayFilter, or_open: z.literal(true).optional() }

/** The output of an action without a result. */
export const nothing = z.null()

/** The result of a save. */
export const saved = z.object({ id, version })

/** The body that names one row. */
export const one = z.strictObject({ id })

/** The body that names one row in the version that the caller saw. */
export const oneSeen = z.strictObject({ id, version })
