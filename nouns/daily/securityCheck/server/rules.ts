import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { securityCheck } from '../noun.ts'

/** The register as a request to file late names it (approvals/template). */
export const book = '1'

/** What a session does for its unit (domain 5.1). */
export const taskOf = (of: number): string => `D_CHECK${of}`

export type Check = Selectable<DB['security_check']>
export type Result = Selectable<DB['security_result']>

export const status = securityCheck.states.codes

export const isDraft = (row: Pick<Check, 'status'>): boolean => row.status === status.draft

/** The checker has signed and the second one has not. */
export const awaitsSecond = (row: Pick<Check, 'status' | 'checker_sign'>): boolean =>
  isDraft(row) && row.checker_sign !== null

/** Was this person one of the two who checked? */
export const hasChecked = (row: Pick<Check, 'checker_user_id' | 'second_checker_user_id'>, userId: number): boolean =>
  row.checker_user_id === userId || row.second_checker_user_id === userId

/** Nothing that a check called for has been mended. */
export const isUnmended = (row: Pick<Check, 'status' | 'rectify_count'>): boolean =>
  row.status !== status.done || row.rectify_count === 0

/** What moves demand beside state, right and author. */
const demands: Partial<Record<MoveName<typeof securityCheck>, (row: Check, userId: number) => boolean>> = {
  sign: (row, userId) => awaitsSecond(row) && row.second_checker_user_id === userId,
  confirm: (row, userId) => row.abnormal_count > 0 && !hasChecked(row, userId),
  revoke: isUnmended,
  // What somebody has signed is changed, which takes the signature back, and never deleted.
  delete: (row) => !awaitsSecond(row),
}

/** What the caller may do with a row now; `isFresh`: it may still be taken back. */
export const movesOf = (row: Check, user: Principal, isFresh: boolean) =>
  allowedMoves(securityCheck, row, user, isFresh).filter((move) => demands[move]?.(row, user.userId) ?? true)
