import { remindTrigger } from '@shouya/contract/reminders'

const { taskDue, certificate, rectification, date } = remindTrigger

/** Minutes. */
const DAY = 1440

/** The farthest that a reminder is from its moment, in minutes. */
export const MOST_ADVANCE = 90 * DAY

/** Whether a rule of this trigger reminds before the moment; others do it after. */
export const isBefore = (trigger: number): boolean => [taskDue, certificate, rectification].includes(trigger as 1)

/** Triggers that have tasks, so that a rule may be about one type of them. */
export const isOfTasks = (trigger: number | null): boolean =>
  trigger === taskDue || trigger === remindTrigger.taskOverdue

/** What rules with own dates can say. */
export const dateVariables: readonly string[] = ['date']

export const isDate = (trigger: number | null): boolean => trigger === date

/** The fields with words of a rule. */
export const wordFields = ['title_cn', 'content_cn', 'title_hk', 'content_hk', 'title_us', 'content_us'] as const

/**
 * When a rule reminds of what is due at a moment, as the minutes of its advance that were passed last and not before `since`;
 * undefined: not now. All moments are in milliseconds.
 */
export function passedAdvance(
  { trigger, advance }: { trigger: number; advance: readonly number[] },
  due: number,
  { since, now }: { since: number; now: number },
): number | undefined {
  const before = isBefore(trigger)
  // What is over is not announced any more.
  if (before && due <= now) return undefined
  const at = (minutes: number) => due + (before ? -minutes : minutes) * 60_000
  return (advance.length > 0 ? advance : [0])
    .filter((minutes) => at(minutes) <= now && at(minutes) > since)
    .toSorted((a, b) => at(b) - at(a))[0]
}
