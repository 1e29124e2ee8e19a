import type { Services } from '@shouya/server/core/services.ts'
import { instant } from '@shouya/server/core/time/local.ts'

const MINUTE = 60_000

/** The times of a unit that deadlines go by; null where it has none. */
export type Hours = {
  business_begin: string | null
  business_end: string | null
  deliver_time: string | null
  collect_time: string | null
}

/** What deadlines depend on beside the unit. */
export type Limits = { timezone: string; beforeOpen: number; close: string }

export async function limitsOf({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<Limits> {
  const [beforeOpen, close] = await Promise.all([
    settings.get('check.before_open_deadline_min'),
    settings.get('check.close_deadline'),
  ])
  return { timezone: database.timezone, beforeOpen, close }
}

/** Time of the day and minutes to add, or null where the unit has no such time. */
function anchorOf(name: string, hours: Hours, { beforeOpen, close }: Limits): { time: string; more: number } | null {
  const times: Record<string, string | null> = {
    opening: hours.business_begin,
    begin: hours.business_begin,
    end: hours.business_end,
    // A unit that never opens does not close either.
    closing: hours.business_begin === null ? null : close,
    deliver: hours.deliver_time,
    collect: hours.collect_time,
  }
  const time = name in times ? times[name] : hours.business_begin === null ? null : name
  return time ? { time: time.slice(0, 5), more: name === 'opening' ? -beforeOpen : 0 } : null
}

/**
 * The deadline of a rule (`HH:mm` or `anchor±Nm`, see the contract's TaskType) on a day; null where the unit lacks the time
 * that the rule goes by, so that it owes nothing.
 */
export function deadlineAt(rule: string, day: string, hours: Hours, limits: Limits): Date | null {
  const [, name = rule, more = '0'] = /^([a-z]+|\d\d:\d\d)(?:([+-]\d+)m)?$/.exec(rule) ?? []
  const anchor = anchorOf(name, hours, limits)
  if (!anchor) return null
  return new Date(
    instant(`${day} ${anchor.time}:00`, limits.timezone).getTime() + (anchor.more + Number(more)) * MINUTE,
  )
}
