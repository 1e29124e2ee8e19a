import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { can, type Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { securityCheckMoves } from '../contract.ts'

/** The register as a request to file late names it (approvals/template). */
export const book = '1'

/** Dictionary security_check_status (domain 4.2). */
export const status = { draft: 0, submitted: 1, rectifying: 2, done: 3, revoked: 9 } as const

/** Dictionary check_session; the scenes 1 to 3 of the check items are the same numbers. */
export const session = { before: 1, during: 2, after: 3 } as const

/** What a session does for its unit (domain 5.1). */
export const taskOf = (of: number): string => `D_CHECK${of}`

/** Dictionary check_result. */
export const result = { normal: 1, abnormal: 2, notApplicable: 3 } as const

/** Dictionary result_type of an item. */
export const resultType = { plain: 1, number: 2, text: 3, score: 4 } as const

/** When an item needs a photo. */
export const needPhoto = { never: 0, abnormal: 1, always: 2 } as const

export type Check = Selectable<DB['security_check']>
export type Result = Selectable<DB['security_result']>

/** 双人: opening and closing are checked by two. */
export const needsSecond = (of: number): boolean => of !== session.during

type Row = Pick<
  Check,
  | 'status'
  | 'session'
  | 'abnormal_count'
  | 'checker_user_id'
  | 'checker_sign'
  | 'second_checker_user_id'
  | 'create_user_id'
  | 'leader_sign'
  | 'rectify_count'
>

export const isDraft = (row: Pick<Row, 'status'>): boolean => row.status === status.draft

/** The checker has signed and the second one has not. */
export const awaitsSecond = (row: Pick<Row, 'status' | 'checker_sign'>): boolean =>
  row.status === status.draft && row.checker_sign !== null

/** Was this person one of the two who checked? */
export const hasChecked = (row: Pick<Row, 'checker_user_id' | 'second_checker_user_id'>, userId: number): boolean =>
  row.checker_user_id === userId || row.second_checker_user_id === userId

/** A check that can be taken back: submitted, and nothing that it called for has been mended. */
export const revocable = (row: Pick<Row, 'status' | 'rectify_count'>): boolean =>
  row.status === status.submitted ||
  row.status === status.rectifying ||
  (row.status === status.done && row.rectify_count === 0)

/** What the caller may do with a row now; `fresh`: it may still be taken back. */
export function movesOf(row: Row, user: Principal, fresh: boolean): (typeof securityCheckMoves)[number][] {
  const right = (operation: string) => can(user, 'daily_security', operation)
  const draft = isDraft(row)
  const own = isOwnDraft(row, user)
  const second = awaitsSecond(row) && row.second_checker_user_id === user.userId
  const confirms = row.status === status.submitted && row.abnormal_count > 0 && !hasChecked(row, user.userId)
  return [
    ...(second && right('sign') ? (['sign'] as const) : []),
    ...(draft && own && right('edit') ? (['edit'] as const) : []),
    ...(draft && !own && right('submit') ? (['takeOver'] as const) : []),
    ...(confirms && right('confirm') ? (['confirm'] as const) : []),
    ...(revocable(row) && fresh && right('revoke') ? (['revoke'] as const) : []),
    // What somebody has signed is changed, which takes the signature back, and never deleted.
    ...(draft && own && !awaitsSecond(row) && right('delete') ? (['delete'] as const) : []),
  ]
}
