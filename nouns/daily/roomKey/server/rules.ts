import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { roomKey } from '../noun.ts'
import { type Party, parties, type } from '../rules.ts'

/** The register as a request to file late names it (approvals/template). */
export const book = '4'

export type Handover = Selectable<DB['room_key']>

type Signed = Pick<Handover, 'from_sign' | 'to_sign' | 'supervisor_sign' | 'supervisor_user_id'>
type Row = Pick<Handover, 'status' | 'from_user_id' | 'to_user_id'> & Signed

/** Everybody who must sign has signed. */
export const complete = (row: Signed): boolean =>
  row.from_sign !== null && row.to_sign !== null && (row.supervisor_user_id === null || row.supervisor_sign !== null)

/** As whom somebody still has to sign, if at all. */
export const unsignedParty = (row: Row, userId: number): Party | undefined =>
  parties.find((party) => row[`${party}_user_id`] === userId && row[`${party}_sign`] === null)

/** Whether somebody gave or got the keys. */
export const isBorrower = ({ from_user_id, to_user_id }: Row, userId: number): boolean =>
  [from_user_id, to_user_id].includes(userId)

/** How the parties are reminded to sign. A loss hands nothing over: they confirm what is reported. */
export const signReminder = (handoverType: number) => (handoverType === type.loss ? 'key_lost_sign' : 'key_receive')

/** What the caller may do with a row now; `isFresh`: what it did may still be taken back. */
export function movesOf(row: Row & { create_user_id: number }, user: Principal, isFresh: boolean) {
  const mayMake = (move: MoveName<typeof roomKey>): boolean => {
    if (move === 'void') return isFresh || row.status === roomKey.states.codes.waiting
    if (move === 'return') return isBorrower(row, user.userId)
    return unsignedParty(row, user.userId) !== undefined
  }
  return allowedMoves(roomKey, row, user).filter(mayMake)
}
