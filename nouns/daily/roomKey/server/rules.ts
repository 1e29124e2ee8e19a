import { can, type Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { dualControl } from '../../keyLedger/server/rules.ts'
import type { roomKeyMoves } from '../contract.ts'

/** The register as a request to file late names it (approvals/template). */
export const book = '4'

/** Dictionary key_handover_type (domain 4.7). */
export const type = { shift: 1, temporary: 2, leave: 3, unseal: 4, giveBack: 5, newLock: 6, loss: 7 } as const

/** Dictionary key_status. */
export const status = { waiting: 1, done: 2, toReturn: 3, returned: 4, refused: 5, void: 9 } as const

/** Dictionary key_position. */
export const position = { held: 1, sealed: 2, handedUp: 3, lost: 4, cancelled: 5 } as const

export type Handover = Selectable<DB['room_key']>

/** 监交: for leave, opened seals, new locks and losses, and always for vaults and safes. */
export const needsSupervisor = (handoverType: number, keyTypes: readonly number[]): boolean =>
  [type.leave, type.unseal, type.newLock, type.loss].includes(handoverType as never) || keyTypes.some(dualControl)

/** Types whose reason the ledger on paper asks for. */
export const needsReason = (handoverType: number): boolean =>
  handoverType !== type.shift && handoverType !== type.giveBack

type Signed = Pick<Handover, 'from_sign' | 'to_sign' | 'supervisor_sign' | 'supervisor_user_id'>

/** Everybody who must sign has signed. */
export const complete = (row: Signed): boolean =>
  row.from_sign !== null && row.to_sign !== null && (row.supervisor_user_id === null || row.supervisor_sign !== null)

/** The parties of a handover, each with what they sign as. */
export const parties = ['from', 'to', 'supervisor'] as const
export type Party = (typeof parties)[number]

type Row = Pick<Handover, 'status' | 'from_user_id' | 'to_user_id'> & Signed

/** As whom somebody still has to sign, if at all. */
export const unsignedParty = (row: Row, userId: number): Party | undefined =>
  parties.find((party) => row[`${party}_user_id`] === userId && row[`${party}_sign`] === null)

/** How the parties are reminded to sign. A loss hands nothing over: they confirm what is reported. */
export const signReminder = (handoverType: number) => (handoverType === type.loss ? 'key_lost_sign' : 'key_receive')

/** What a party's signature is called, and the operation it needs (domain 14.1). */
const signing = {
  from: { move: 'give', operation: 'return' },
  to: { move: 'receive', operation: 'receive' },
  supervisor: { move: 'supervise', operation: 'receive' },
} as const

/** What the caller may do with a row now; `fresh`: what it did may still be taken back. */
export function movesOf(row: Row, user: Principal, fresh: boolean): (typeof roomKeyMoves)[number][] {
  const right = (operation: string) => can(user, 'daily_key', operation)
  const waiting = row.status === status.waiting
  const party = waiting ? unsignedParty(row, user.userId) : undefined
  const borrowed = row.status === status.toReturn && [row.from_user_id, row.to_user_id].includes(user.userId)
  const finished = row.status === status.done || row.status === status.toReturn
  const voidable = waiting || (finished && fresh)
  return [
    ...(party && right(signing[party].operation) ? [signing[party].move] : []),
    ...(party && right('refuse') ? (['refuse'] as const) : []),
    ...(borrowed && right('return') ? (['return'] as const) : []),
    ...(voidable && right('void') ? (['void'] as const) : []),
  ]
}
