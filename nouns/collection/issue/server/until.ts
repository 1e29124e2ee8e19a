import { addDays } from '@shouya/server/core/time/local.ts'

/** The last moment at which something is taken: the deadline, or so many days later. */
export const untilOf = (deadline: string, lateDays: number | null): string =>
  lateDays === null ? deadline : `${addDays(deadline.slice(0, 10), lateDays)} ${deadline.slice(11)}`
