import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { instant, localTime } from '@shouya/server/core/time/local.ts'
import type { Issue } from './rules.ts'

/** A door's clock may run ahead a little. */
const AHEAD = 5 * 60_000

type Times = {
  arrive_time: string | null
  begin_time: string | null
  end_time: string | null
}

/** What is wrong with the times of a handover: they exist, are in order, on its day and not ahead. */
export function timeIssues({ now, services }: Pick<Ctx, 'now' | 'services'>, times: Times, day: string): Issue[] {
  const { timezone } = services.database
  const order = ['arrive_time', 'begin_time', 'end_time'] as const
  const issues: Issue[] = []
  let before: string | null = null
  for (const path of order) {
    const text = times[path]
    if (text === null) continue
    const at = instant(text, timezone)
    if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== text) issues.push({ path, reason: 'input.date' })
    else if (at.getTime() > now.getTime() + AHEAD) issues.push({ path, reason: 'input.future' })
    else if (text.slice(0, 10) !== day) issues.push({ path, reason: 'moneyBox.otherDay' })
    else if (before !== null && text < before) issues.push({ path, reason: 'moneyBox.timeOrder' })
    before = text
  }
  return issues
}

/** When a vehicle left: after the handover's end and not ahead. */
export function leaveTime(
  { now, services }: Pick<Ctx, 'now' | 'services'>,
  wanted: string | undefined,
  end: string | null,
): string {
  const { timezone } = services.database
  const text = wanted ?? localTime(now, timezone)
  const at = instant(text, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== text) failAt('leave_time', 'input.date')
  if (at.getTime() > now.getTime() + AHEAD) failAt('leave_time', 'input.future')
  if (end !== null && text < end) failAt('leave_time', 'moneyBox.timeOrder')
  return text
}
