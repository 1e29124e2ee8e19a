import type { Instant, UserId } from './definition.ts'

/** From `from` until before `to` the substitute acts for the person. */
export interface Leave {
  readonly substitute: UserId
  readonly from: Instant
  readonly to: Instant
}

/** The leave at an instant; of several the one that began last. */
export const leaveAt = (leaves: readonly Leave[], at: Instant): Leave | undefined =>
  leaves.filter(({ from, to }) => from <= at && at < to).toSorted((a, b) => b.from - a.from)[0]

/** A stored leave. */
export interface KeptLeave extends Leave {
  readonly user: UserId
}

/** Why a leave is refused; `LEAVE_OVERLAP`: they are already on leave. */
export type LeaveProblem = 'LEAVE_SELF' | 'LEAVE_PERIOD' | 'LEAVE_OVERLAP' | 'LEAVE_CIRCLE'

/**
 * Why a leave is refused: it names the person as substitute, ends before it begins, overlaps another of the same
 * person, or closes a circle of people who at some moment all substitute one another (I18).
 */
export function leaveProblem(stored: readonly KeptLeave[], leave: KeptLeave): LeaveProblem | undefined {
  if (leave.substitute === leave.user) return 'LEAVE_SELF'
  if (leave.to <= leave.from) return 'LEAVE_PERIOD'
  const during = stored.filter(({ from, to }) => from < leave.to && leave.from < to)
  if (during.some(({ user }) => user === leave.user)) return 'LEAVE_OVERLAP'
  return closes(during, leave, leave) ? 'LEAVE_CIRCLE' : undefined
}

/** Follows substitutes through the time common to all leaves on the way, which only gets shorter. */
function closes(leaves: readonly KeptLeave[], start: KeptLeave, last: KeptLeave): boolean {
  return leaves
    .filter(({ user, from, to }) => user === last.substitute && from < last.to && last.from < to)
    .some((next) => {
      const common = { ...next, from: Math.max(next.from, last.from), to: Math.min(next.to, last.to) }
      if (next.substitute === start.user) return true
      return closes(
        leaves.filter((other) => other !== next),
        start,
        common,
      )
    })
}
