import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { roomKey } from '../noun.ts'
import { type Party, parties, type } from '../rules.ts'

/** The register's number in requests for late entries (approvals/template). */
export const register = '4'

export type Handover = Selectable<DB['room_key']>

type Signed = Pick<Handover, 'from_sign' | 'to_sign' | 'supervisor_sign' | 'supervisor_user_id'>
type Row = Pick<Handover, 'status' | 'from_user_id' | 'to_user_id'> & Signed

/** Whether everybody required has signed. */
export const complete = (row: Signed): boolean =>
  row.from_sign !== null && row.to_sign !== null && (row.supervisor_user_id === null || row.supervisor_sign !== null)

/** The role in which this person has still to sign, if any. */
export const unsignedParty = (row: Row, userId: number): Party | undefined =>
  parties.find((party) => row[`${party}_user_id`] === userId && row[`${party}_sign`] === null)

/** Whether the person is giver or receiver. */
export const isBorrower = ({ from_user_id, to_user_id }: Row, userId: number): boolean =>
  [from_user_id, to_user_id].includes(userId)

/** The reminder to sign. In a loss nothing is handed over: the parties confirm the report. */
export const signReminder = (handoverType: number) => (handoverType === type.loss ? 'key_lost_sign' : 'key_receive')

/** The caller's moves on a row now; `isFresh`: it can still be undone. */
export function movesOf(row: Row & { create_user_id: number }, user: Principal, isFresh: boolean) {
  const mayMake = (move: MoveName<typeof roomKey>): boolean => {
    if (move === 'void') return isFresh || row.status === roomKey.states.codes.waiting
    if (move === 'return') return isBorrower(row, user.userId)
    return unsignedParty(row, user.userId) !== undefined
  }
  return allowedMoves(roomKey, row, user).filter(mayMake)
}
