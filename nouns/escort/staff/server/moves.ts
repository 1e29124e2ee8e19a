import { type Ctx, can } from '@shouya/server/core/context.ts'
import { ownCompany } from '../../server/units.ts'
import type { staffMoves } from '../contract.ts'
import { staffStatus } from './rules.ts'

type Move = (typeof staffMoves)[number]
type Side = 'company' | 'bank'

const { waiting, onDuty, stopped, left, blacklisted, refused } = staffStatus

/** Who may move people on, and from which states (domain 3.3). */
const table: Readonly<Record<Move, { operation: string; side: Side; from: readonly number[] }>> = {
  audit: { operation: 'audit', side: 'bank', from: [waiting] },
  issuePass: { operation: 'audit', side: 'bank', from: [onDuty, stopped] },
  stop: { operation: 'change_status', side: 'bank', from: [onDuty] },
  start: { operation: 'change_status', side: 'bank', from: [stopped] },
  leave: { operation: 'change_status', side: 'company', from: [onDuty, stopped] },
  blacklist: { operation: 'blacklist', side: 'bank', from: [waiting, onDuty, stopped, left, refused] },
  unblacklist: { operation: 'unblacklist', side: 'bank', from: [blacklisted] },
}

type Row = { status: number; create_user_id: number | null; purge_time: string | null }

/** What the caller may do with a person now; nobody approves whom they entered. */
export function movesOf({ user }: Pick<Ctx, 'user'>, row: Row): Move[] {
  const side = ownCompany(user) === null ? 'bank' : 'company'
  return (Object.keys(table) as Move[]).filter((name) => {
    const move = table[name]
    return (
      move.side === side &&
      move.from.includes(row.status) &&
      can(user, 'escort_staff', move.operation) &&
      !(name === 'audit' && row.create_user_id === user.userId) &&
      row.purge_time === null
    )
  })
}
