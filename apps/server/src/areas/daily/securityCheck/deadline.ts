import type { Services } from '../../../core/services.ts'
import { instant } from '../../../core/time/local.ts'
import { session } from './rules.ts'

/** 营业中 is due in the early afternoon (domain 5.1, D_CHECK2). */
const MIDDAY = '15:00'
const MINUTE = 60_000

type Limits = { timezone: string; beforeOpen: number; close: string }

/** What the deadlines of a day depend on beside the unit. */
export async function limitsOf({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<Limits> {
  const [beforeOpen, close] = await Promise.all([
    settings.get('check.before_open_deadline_min'),
    settings.get('check.close_deadline'),
  ])
  return { timezone: database.timezone, beforeOpen, close }
}

/**
 * Until when a session is due: the first before the unit opens, the second by 15:00, the third by `check.close_deadline`.
 * Nothing where the unit has no hours.
 */
export function deadlineOf(
  of: number,
  day: string,
  { business_begin }: { business_begin: string | null },
  { timezone, beforeOpen, close }: Limits,
): Date | null {
  if (business_begin === null) return null
  const at = (time: string) => instant(`${day} ${time}:00`, timezone)
  if (of === session.before) return new Date(at(business_begin.slice(0, 5)).getTime() - beforeOpen * MINUTE)
  return at(of === session.during ? MIDDAY : close)
}
