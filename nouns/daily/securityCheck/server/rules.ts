import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import type { AnsweredItem } from '../../../rectify/server/public.ts'
import { securityCheck } from '../noun.ts'

/** The register's number in requests for late entries (approvals/template). */
export const register = '1'

/** The task that a session fulfills for its unit (domain 5.1). */
export const taskOf = (of: number | ''): string => `D_CHECK${of}`

export type Check = Selectable<DB['security_check']>
export type Result = AnsweredItem

/** Where its answers are. */
export const answers = 'security_result'

export const status = securityCheck.states.codes

export const isDraft = (row: Pick<Check, 'status'>): boolean => row.status === status.draft

/** Signed by the checker, but not by the second one. */
export const awaitsSecond = (row: Pick<Check, 'status' | 'checker_sign'>): boolean =>
  isDraft(row) && row.checker_sign !== null

/** Whether this person is one of the two checkers. */
export const hasChecked = (row: Pick<Check, 'checker_user_id' | 'second_checker_user_id'>, userId: number): boolean =>
  row.checker_user_id === userId || row.second_checker_user_id === userId

/** Whether the check is not done, or was done without rectifications. */
export const isUnmended = (row: Pick<Check, 'status' | 'rectify_count'>): boolean =>
  row.status !== status.done || row.rectify_count === 0

/** Conditions of moves besides state, right and author. */
const demands: Partial<Record<MoveName<typeof securityCheck>, (row: Check, userId: number) => boolean>> = {
  sign: (row, userId) => awaitsSecond(row) && row.second_checker_user_id === userId,
  confirm: (row, userId) => row.abnormal_count > 0 && !hasChecked(row, userId),
  revoke: isUnmended,
  // A signed draft can be changed, which removes the signature, but not deleted.
  delete: (row) => !awaitsSecond(row),
}

/** The caller's moves on a row now; `isFresh`: it can still be taken back. */
export const movesOf = (row: Check, user: Principal, isFresh: boolean) =>
  allowedMoves(securityCheck, row, user, isFresh).filter((move) => demands[move]?.(row, user.userId) ?? true)
