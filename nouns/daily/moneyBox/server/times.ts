import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { instant, localTime } from '@shouya/server/core/time/local.ts'
import { AHEAD, pastMoment } from '../../server/entryTimes.ts'
import type { Issue, MoneyBox } from './rules.ts'

const order = ['arrive_time', 'begin_time', 'end_time'] as const

/** The errors in the times of a handover: invalid, not in order, on another day, or in the future. */
export function timeIssues(
  { now, services }: Pick<Ctx, 'now' | 'services'>,
  times: Pick<MoneyBox, (typeof order)[number]>,
  day: string,
): Issue[] {
  const { timezone } = services.database
  const issues: Issue[] = []
  let before: string | null = null
  for (const path of order) {
    const text = times[path]
    if (text === null) continue
    const at = instant(text, timezone)
    if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== text) issues.push({ path, reason: 'input.date' })
    else if (at.getTime() > now.getTime() + AHEAD) issues.push({ path, reason: 'input.future' })
    else if (text.slice(0, 10) !== day) issues.push({ path, reason: 'moneyBox.refused.otherDay' })
    else if (before !== null && text < before) issues.push({ path, reason: 'moneyBox.refused.timeOrder' })
    before = text
  }
  return issues
}

/** The time of departure: after the handover's end and not in the future. */
export function leaveTime(ctx: Ctx, requested: string | undefined, end: string | null): string {
  const leftAt = requested ?? localTime(ctx.now, ctx.services.database.timezone)
  pastMoment(ctx, 'leave_time', leftAt)
  if (end !== null && leftAt < end) failAt('leave_time', 'moneyBox.refused.timeOrder')
  return leftAt
}
