import { securityCheck, session } from '../noun.ts'
import type { CheckDetail } from './checkList.ts'

/** The session of this hour, `HH:mm`. */
export const sessionAt = (time: string): number =>
  time < '10:00' ? session.before : time < '16:30' ? session.during : session.after

/** Whether it is a draft without signatures. */
export const isUnsigned = ({ status, awaits_second }: Pick<CheckDetail, 'status' | 'awaits_second'>): boolean =>
  status === securityCheck.states.codes.draft && !awaits_second

/** The session offered without a chosen one, if that of this hour is already signed: the next one. */
export const sessionAfter = (
  check: Pick<CheckDetail, 'session' | 'status' | 'awaits_second'> | undefined,
): number | undefined => (check && !isUnsigned(check) && check.session < session.after ? check.session + 1 : undefined)
