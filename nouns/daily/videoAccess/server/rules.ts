import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { can, type Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { videoAccessMoves } from '../contract.ts'

/** Dictionary video_status. */
export const status = { entered: 1, open: 2, accessed: 3, done: 4, refused: 5, toReturn: 6, expired: 7 } as const

/** Dictionary video_applicant: those who come with a document of their own. */
export const applicant = { police: 1, regulator: 2, superior: 5 } as const

/** Dictionary video_mode. */
export const COPY = 3
export const ID_CARD = 1

/** What may be carried out expires after a week (domain 4.6). */
export const OPEN_DAYS = 7
/** Longest period of recordings (domain 20). */
export const MOST_HOURS = 72

export type Access = Selectable<DB['video_access']>

/** Everybody else, and every copy, needs a request that has passed (domain 4.6). */
export const needsRequest = ({ applicant_type, access_mode }: Pick<Access, 'applicant_type' | 'access_mode'>) =>
  access_mode === COPY || !(Object.values(applicant) as number[]).includes(applicant_type)

/** The document on paper, not its number alone. */
export const needsFiles = ({ applicant_type }: Pick<Access, 'applicant_type'>) =>
  applicant_type === applicant.police || applicant_type === applicant.regulator

export const isDraft = (row: Pick<Access, 'status'>): boolean => row.status === status.entered

/** What the caller may do with a row now. */
export function movesOf(row: Access, user: Principal): (typeof videoAccessMoves)[number][] {
  const right = (operation: string) => can(user, 'daily_video', operation)
  const own = isOwnDraft(row, user)
  const early = row.status === status.entered || row.status === status.open
  return [
    ...(isDraft(row) && own && right('edit') ? (['edit'] as const) : []),
    ...(isDraft(row) && !own && right('submit') ? (['takeOver'] as const) : []),
    ...(row.status === status.open && right('register') ? (['register'] as const) : []),
    ...(row.status === status.accessed && row.supervisor_user_id === user.userId && right('sign')
      ? (['sign'] as const)
      : []),
    ...(row.status === status.toReturn && right('return') ? (['return'] as const) : []),
    ...(early && row.create_user_id !== user.userId && right('sign') ? (['refuse'] as const) : []),
  ]
}
