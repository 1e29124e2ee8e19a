import type { Services } from '@shouya/server/core/services.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { type Anchor, deadlineAnchors, lastDayOf, partsOf } from '../rules.ts'

const MINUTE = 60_000

/** The times of a unit that deadline rules refer to; null where it has none. */
export type Hours = {
  business_begin: string | null
  business_end: string | null
  deliver_time: string | null
  collect_time: string | null
}

/** The parameters of deadlines beside the unit. */
export type Limits = { timezone: string; beforeOpen: number; close: string }

export async function limitsOf({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<Limits> {
  const [beforeOpen, close] = await Promise.all([
    settings.get('check.before_open_deadline_min'),
    settings.get('check.close_deadline'),
  ])
  return { timezone: database.timezone, beforeOpen, close }
}

/** The time of the day that a rule refers to, or null where the unit has none. */
function timeOf(anchor: Anchor, hours: Hours, { close }: Limits): string | null {
  const times: Record<Anchor, string | null> = {
    opening: hours.business_begin,
    begin: hours.business_begin,
    end: hours.business_end,
    // A unit that never opens does not close either.
    closing: hours.business_begin === null ? null : close,
    deliver: hours.deliver_time,
    collect: hours.collect_time,
  }
  return times[anchor]
}

/**
 * The deadline of a rule of daily tasks (`HH:mm` or `anchor±Nm`, see the contract's TaskType) on a day; null where the unit lacks the time
 * that the rule goes by, so that it owes nothing.
 */
export function deadlineAt(rule: string, day: string, hours: Hours, limits: Limits): Date | null {
  const { anchor: name, time: fixed, more } = partsOf(rule)
  const anchor = deadlineAnchors.find((candidate) => candidate === name)
  // Nor does one that never opens owe anything at a fixed time.
  const time = anchor ? timeOf(anchor, hours, limits) : hours.business_begin && fixed
  if (!time) return null
  const minutes = more - (anchor === 'opening' ? limits.beforeOpen : 0)
  return new Date(instant(`${day} ${time.slice(0, 5)}:00`, limits.timezone).getTime() + minutes * MINUTE)
}

/** The deadline of a rule of longer periods (`+3d`, `12-15`) for one of them: the last second of a day, whatever the unit's hours. */
export const periodDeadline = (rule: string, periodKey: string, timezone: string): Date =>
  instant(`${lastDayOf(rule, periodKey)} 23:59:59`, timezone)
