import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { issueItem } from '../noun.ts'
import { isMine } from './mine.ts'
import { type IssueItem, status } from './types.ts'

/** What still can be handed in, by the clock; what was returned also after the last day for it. */
const canUpload = (now: Date): RawBuilder<boolean> => sql`not issue_item.is_closed
  and (issue_item.status = ${sql.lit(status.returned)}
    or issue_item.status in (${sql.lit(status.waiting)}, ${sql.lit(status.missing)}) and issue_item.until >= ${now})`

/** The conditions of the receivers' list and its counter. */
export const conditionsOf =
  ({ user, now }: Pick<Ctx, 'user' | 'now'>) =>
  (query: Contract.Filters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(issueItem, query),
      ...when(query.mine, isMine(user)),
      ...when(query.to_upload, sql`${isMine(user)} and ${canUpload(now)}`),
    ])

/** What belongs to a row beside its columns. */
const further = (user: Ctx['user']) =>
  [
    sql<boolean>`issue_item.form_version_id is not null`.as('has_form'),
    sql<number>`cardinality(issue_item.file_ids)`.as('file_count'),
    isMine(user).as('is_mine'),
  ] as const

export const itemRows = ({ scoped, user }: Pick<Ctx, 'scoped' | 'user'>) =>
  scoped.rows('issue_item').selectAll().select(further(user))

export const furtherOf = further

export type ItemRow = IssueItem & { has_form: boolean; file_count: number; is_mine: boolean }

/** Whether the caller hands it in now. */
function mayUpload(ctx: Pick<Ctx, 'user' | 'now' | 'services'>, row: ItemRow): boolean {
  if (!row.is_mine || row.is_closed) return false
  return row.status === status.returned || localTime(ctx.now, ctx.services.database.timezone) <= row.until
}

export const rowsOf = (ctx: Ctx, rows: readonly ItemRow[]): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({ ...row, allowed: mayUpload(ctx, row) ? allowedMoves(issueItem, row, ctx.user) : [] }))
