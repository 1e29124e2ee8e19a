import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { type Ctx, can, type Principal } from '@shouya/server/core/context.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { noticeMoves } from '../contract.ts'

export type Notice = Selectable<DB['notice']>
export type Move = (typeof noticeMoves)[number]
export type Annex = { file_id: number; name: string }

/** Dictionary notice_type. */
export const type = { bank: 0, branch: 1, link: 2 } as const
/** Dictionary notice_status. */
export const status = { draft: 0, published: 1, withdrawn: 2, expired: 3 } as const

/** Who tells the whole bank something (domain 9.2): head office security, system administrators, the built-in `admin`. */
const wholeBank = new Set(['hq_security', 'sys_admin', 'admin'])

export const mayTellAll = ({ roles }: Pick<Principal, 'roles'>): boolean =>
  roles.some(({ code }) => wholeBank.has(code))

/** Two statuses in which a notice can be edited, deleted and published. */
export const isOpen = (now: number): boolean => now === status.draft || now === status.withdrawn

export const isDraft = (row: { status: number }): boolean => row.status === status.draft

/** Its time may be over though the hourly job has not come yet. */
export const isOver = (
  { expire_time }: Pick<Notice, 'expire_time'>,
  { now, services }: Pick<Ctx, 'now' | 'services'>,
) => expire_time !== null && expire_time <= localTime(now, services.database.timezone)

type Managed = Pick<Notice, 'dept_id' | 'recv_dept_id' | 'create_user_id'> & { status: number }

/** Is it of a unit in the caller's scope? Others are only published into it. */
export const isOwn = ({ user, scoped }: Pick<Ctx, 'user' | 'scoped'>, row: Omit<Managed, 'status'>): boolean =>
  scoped.holds(row.dept_id) || (user.scope.kind === 'self' && row.create_user_id === user.userId)

/** What the caller may do with a notice of which they see the management; `status` as it is now. */
export function movesOf({ user, scoped }: Pick<Ctx, 'user' | 'scoped'>, row: Managed): Move[] {
  const may = (operation: string) => can(user, 'sys_notice', operation)
  const own = isOwn({ user, scoped }, row)
  const author = !isDraft(row) || isOwnDraft(row, user)
  const tells = row.recv_dept_id === null ? mayTellAll(user) : scoped.holds(row.recv_dept_id)
  const moves: Record<Move, boolean> = {
    edit: own && author && isOpen(row.status) && may('edit'),
    takeOver: own && !author && may('edit'),
    publish: own && tells && isOpen(row.status) && may('publish'),
    withdraw: own && row.status === status.published && may('withdraw'),
    delete: own && author && isOpen(row.status) && may('delete'),
    receipt: row.status !== status.draft && may('receipt'),
  }
  return (Object.keys(moves) as Move[]).filter((move) => moves[move])
}
