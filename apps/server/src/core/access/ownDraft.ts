import type { Principal } from '../context.ts'
import { fail } from '../failure.ts'

type Made = { readonly create_user_id: number | null; readonly create_user_name: string | null }

/**
 * Whether the caller may change a draft: only its author (domain 0.3); a draft made by the system may be changed by
 * everybody who may edit.
 */
export const isOwnDraft = ({ create_user_id }: Pick<Made, 'create_user_id'>, { userId }: Pick<Principal, 'userId'>) =>
  create_user_id === null || create_user_id === userId

/** 1004 names the author, from whom the draft has to be taken over first (`Common/TakeOver`). */
export function checkOwnDraft(row: Made, user: Pick<Principal, 'userId'>): void {
  if (!isOwnDraft(row, user))
    fail('WrongState', { reason: 'draft.notYours', params: { name: row.create_user_name ?? '' } })
}
