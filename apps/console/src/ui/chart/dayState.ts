import type { StatusKind } from '../status.ts'

export type DayCounts = { done: number; waiting: number; late: number }

/** The colour of a day (domain 15): red if something is late, yellow if something waits, green when all is done. */
export function dayState({
  done,
  waiting,
  late,
}: DayCounts): Extract<StatusKind, 'done' | 'waiting' | 'overdue'> | 'none' {
  if (late > 0) return 'overdue'
  if (waiting > 0) return 'waiting'
  return done > 0 ? 'done' : 'none'
}
