import { action } from '@shouya/contract/action'
import { date, id, line, nothing, version } from '@shouya/contract/fields'
import { z } from 'zod'

/** The calendar belongs to the whole bank: only head office's operations of the page `remind` change it. */
const grant = (operation: string) => ({ id: 'sys_remind', operation })

export const holidayRow = z.object({
  id,
  version,
  day: date,
  /** 1 a day off, 2 a day worked instead (调休). */
  kind: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
})

/** The days off and the days worked instead of one year, in their order. */
export const GetList = action('Holiday', 'GetList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ year: z.int().min(2000).max(2999) }),
  out: z.array(holidayRow),
})

/**
 * Sets inclusive days, at most 31, to days off or days worked; days that had another meaning take the new one.
 * 1001 days that are not ahead (what was due on them is already there), an end before its beginning.
 */
export const Save = action('Holiday', 'Save', {
  kind: 'write',
  access: grant('enable'),
  in: z.strictObject({
    begin_date: date,
    end_date: date,
    kind: z.union([z.literal(1), z.literal(2)]),
    name: line(50, 1),
  }),
  out: z.object({ days: z.int() }),
})

/** The day goes by the week again. 1004 one that is not ahead. */
export const Delete = action('Holiday', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: z.strictObject({ id, version }),
  out: nothing,
})
