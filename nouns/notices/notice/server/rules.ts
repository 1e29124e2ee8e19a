import { codesOf, type MoveName } from '@shouya/noun/noun'
import { searchText } from '@shouya/noun/searchText'
import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { notice } from '../noun.ts'

export type Notice = Selectable<DB['notice']>
export type Annex = { file_id: number; name: string }

export const status = notice.states.codes

/** Who tells the whole bank something (domain 9.2): head office security, system administrators, the built-in `admin`. */
const wholeBank = new Set(['hq_security', 'sys_admin', 'admin'])

export const mayTellAll = ({ roles }: Pick<Principal, 'roles'>): boolean =>
  roles.some(({ code }) => wholeBank.has(code))

/** Whether a notice can be edited, deleted and published. */
export const isOpen = (now: number): boolean => codesOf(notice, notice.states.open).includes(now)

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
export function movesOf({ user, scoped }: Pick<Ctx, 'user' | 'scoped'>, row: Managed): MoveName<typeof notice>[] {
  const own = isOwn({ user, scoped }, row)
  const author = !isDraft(row) || isOwnDraft(row, user)
  const tells = row.recv_dept_id === null ? mayTellAll(user) : scoped.holds(row.recv_dept_id)
  const theirs: Record<MoveName<typeof notice>, boolean> = {
    edit: own && author,
    takeOver: own && !author,
    publish: own && tells,
    withdraw: own,
    delete: own && author,
    receipt: true,
  }
  return allowedMoves(notice, row, user).filter((move) => theirs[move])
}

type Words = Pick<Notice, 'title' | 'content' | 'bill_no' | 'create_user_name'> & { publish_user_name?: string }

/** What the keywords look through: words instead of markup. */
export const wordsOf = (row: Words): string => searchText(notice, { ...row, content: textOfHtml(row.content) })
