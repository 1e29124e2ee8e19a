import { daysOfPeriod, type PeriodType, partsOfPeriod, periodType } from '@shouya/noun/period'

/** Receivers of reminders: the unit's safety officer (or whom the task names), its head, the branch's security section. */
export const remindTo = ['duty', 'leader', 'branch'] as const

/** The unit's own times: `opening` is its begin less `check.before_open_deadline_min`, `closing` is `check.close_deadline`. */
export const deadlineAnchors = ['opening', 'begin', 'end', 'closing', 'deliver', 'collect'] as const

export type Anchor = (typeof deadlineAnchors)[number]

/**
 * A deadline rule in its parts. Of a daily task: a `fixed` time, or one of the unit's times with `more` minutes (below 0:
 * less). Of a longer period: `more` days `after` its end, or of a year a `date` of it, `MM-DD`.
 */
export type DeadlineParts = { anchor: Anchor | 'fixed' | 'after' | 'date'; time: string | null; more: number }

const AFTER = /^\+(\d{1,3})d$/
const DATE = /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$/
const TIME = /^(([01]\d|2[0-3]):[0-5]\d|(opening|begin|end|closing|deliver|collect)([+-]\d{1,3}m)?)$/

/** Whether a rule says the deadline of periods of a type: days have times, longer ones days; only a year has dates. */
export function fitsPeriod(rule: string, type: number): boolean {
  if (type === periodType.day) return TIME.test(rule)
  return AFTER.test(rule) || (type === periodType.year && DATE.test(rule))
}

/** `15:00`, `deliver+60m`, `+3d` or `12-15` in its parts. */
export function partsOf(rule: string): DeadlineParts {
  const [, days] = AFTER.exec(rule) ?? []
  if (days !== undefined) return { anchor: 'after', time: null, more: Number(days) }
  if (DATE.test(rule)) return { anchor: 'date', time: rule, more: 0 }
  const [, name = '', more = '0'] = /^([a-z]+)(?:([+-]\d+)m)?$/.exec(rule) ?? []
  const anchor = deadlineAnchors.find((candidate) => candidate === name)
  return anchor ? { anchor, time: null, more: Number(more) } : { anchor: 'fixed', time: rule, more: 0 }
}

/** The stored rule of its parts. */
export function ruleOf({ anchor, time, more }: DeadlineParts): string {
  if (anchor === 'fixed' || anchor === 'date') return time ?? ''
  if (anchor === 'after') return `+${more}d`
  return more === 0 ? anchor : `${anchor}${more > 0 ? '+' : '-'}${Math.abs(more)}m`
}

/** The day until whose end a task of a longer period can be done in time, `YYYY-MM-DD`. */
export function lastDayOf(rule: string, periodKey: string): string {
  const { anchor, time, more } = partsOf(rule)
  if (anchor === 'date') return `${String(partsOfPeriod(periodKey).year).padStart(4, '0')}-${time}`
  const last = new Date(`${daysOfPeriod(periodKey).last}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + more)
  return last.toISOString().slice(0, 10)
}

const DAY = 24 * 60
/** The deadline of a longer period in minutes of its day: the last one. */
const DEADLINE = DAY - 1

/** How far from a deadline its reminders may be, in minutes: two days of a daily task, thirty of one of a longer period. */
export const reachOf = (type: number): number => (type === periodType.day ? 2 : 30) * DAY

/** The reminder of a longer period in words of the calendar: so many days after the day of the deadline (before: below 0), at a time. */
export function momentOf(minutes: number): { days: number; time: string } {
  const days = Math.floor((DEADLINE + minutes) / DAY)
  const rest = DEADLINE + minutes - days * DAY
  const [hour, minute] = [Math.floor(rest / 60), rest % 60].map((number) => String(number).padStart(2, '0'))
  return { days, time: `${hour}:${minute}` }
}

/** The same as minutes after the deadline. */
export function minutesOf({ days, time }: { days: number; time: string }): number {
  const [hour, minute] = time.split(':').map(Number)
  return days * DAY + (hour ?? 0) * 60 + (minute ?? 0) - DEADLINE
}

/** All types of period but the day, in the order of their length. */
export const longerPeriods: readonly PeriodType[] = Object.values(periodType).filter((type) => type !== periodType.day)
