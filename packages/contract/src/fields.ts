import { z } from 'zod'
import { visible, visibleIn } from './visible.ts'

/** Identity of a row: a positive integer within JSON's exact range. */
export const id = z.int().positive()

/** Days of a business: neither PostgreSQL nor a sum of days can reckon with years 0 and 9999. */
const inReach = (text: string) => text >= '1900' && text < '3000'

/** No 30th of February, which JavaScript would take for the 2nd of March. */
const isDay = (text: string) => z.iso.date().safeParse(text).success

/** `YYYY-MM-DD`, a day that exists. */
export const date = z.iso.date().refine(inReach, { message: 'input.date' })

/** `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export const datetime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine((text) => inReach(text) && isDay(text.slice(0, 10)), { message: 'input.date' })

/** `HH:mm`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A code of a dictionary that the server compares with the dictionary's own values. */
export const dictCode = z.int().min(0).max(9999)

/** Text of one line without control characters, trimmed, and without what cannot be seen. */
export const line = (max: number, min = 0) =>
  z
    .string()
    .overwrite(visible)
    .trim()
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** Text of several lines, trimmed; of the control characters only line breaks and tabs. */
export const paragraph = (max: number, min = 0) =>
  z
    .string()
    .overwrite(visible)
    .trim()
    .min(min)
    .max(max)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u)

const isWithin = (max: number) => (value: unknown) => JSON.stringify(value).length <= max

/** Any JSON of at most so many characters, without what cannot be seen in its texts. */
export const json = (max: number) =>
  z
    .json()
    .overwrite((value) => visibleIn(value) as typeof value)
    .refine(isWithin(max), { message: 'input.tooLong' })

/** An object of any JSON, likewise; its keys have at most `longestKey` characters. */
export const jsonObject = (max: number, longestKey: number) =>
  z
    .record(z.string().max(longestKey), z.json())
    .overwrite((value) => visibleIn(value) as typeof value)
    .refine(isWithin(max), { message: 'input.tooLong' })

/** Optimistic lock: what the reader saw; another value answers 1005. */
export const version = z.int().positive()

/** A mobile number of the mainland (domain 1.2). */
export const mobile = z.string().regex(/^1[3-9]\d{9}$/)

/** So far the rows of a paged list are counted and paged through; a `Total` of one more says that there are more. */
export const mostListed = 10_000

/** The order and size of a page; offsets end at `mostListed` rows. */
const page = {
  page: z.int().min(1).max(mostListed).default(1),
  pagesize: z.int().min(1).max(200).default(20),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
}

/** Two characters at least: one alone matches nearly everything (design section 4). */
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

/** The body of a keyset list: newest first, `cursor` is what the answer before called Next. */
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

/** Days of a daily register; `or_open`: and whatever is still open of earlier days. Which states are open, the noun says. */
export const dayOrOpenFilter = { ...dayFilter, or_open: z.literal(true).optional() }

/** The answer of an action that has nothing else to say. */
export const nothing = z.null()

/** The answer of a save. */
export const saved = z.object({ id, version })

/** The body that names one row. */
export const one = z.strictObject({ id })

/** The body that names one row as the caller saw it. */
export const oneSeen = z.strictObject({ id, version })

/** Moves of a row that would be the caller's but for something in their way, said in their language. */
export const barred = <const M extends readonly [string, ...string[]]>(moves: M) =>
  z.array(z.object({ move: z.enum(moves), why: z.string() }))
