import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as NoticeContract from '../contract.ts'
import { notice } from '../noun.ts'
import { noticeType } from '../rules.ts'
import { type Annex, isOwn, movesOf, status } from './rules.ts'
import { managedBy, receivedIn, statusAt } from './visible.ts'

type Filters = NoticeContract.Filters

const read = sql<boolean>`mine.user_id is not null`

/** The types of the two lists of spec 000: links are listed with notices of the whole bank or with those of units. */
const ofType = (wanted: number) =>
  wanted === noticeType.link
    ? sql<boolean>`notice.type = ${sql.lit(noticeType.link)}`
    : sql<boolean>`(notice.recv_dept_id is null) = ${wanted === noticeType.bank}`

/** The conditions of both lists, the export and the counters. */
export function conditionsOf(ctx: Ctx, query: Filters) {
  const { managed, type, IsRead } = query
  const wanted = query.status === undefined ? (managed ? [] : [status.published]) : [query.status].flat()
  return allOf([
    managed ? managedBy(ctx) : receivedIn(ctx.user.deptId),
    ...(wanted.length > 0 ? [sql<boolean>`${statusAt(ctx.now)} = any(${wanted}::int[])`] : []),
    ...(type === undefined ? [] : [ofType(type)]),
    ...when(IsRead, sql`${read} = ${IsRead === 1}`),
    ...when(query.unconfirmed, sql`notice.need_receipt and mine.confirm_time is null`),
    ...conditionsIn(notice, query),
  ])
}

/** Notices with the caller's own receipt; every query of them carries one of the conditions of `visible.ts`. */
export const noticesOf = ({ db, user }: Pick<Ctx, 'db' | 'user'>) =>
  everything(db)
    .selectFrom('notice')
    .leftJoin('notice_read as mine', (join) =>
      join
        .onRef('mine.notice_id', '=', 'notice.id')
        .onRef('mine.edition', '=', 'notice.edition')
        .on('mine.user_id', '=', user.userId),
    )

/** The notices that the caller received. */
export const received = (ctx: Ctx, filters: Partial<Filters>) =>
  noticesOf(ctx).where(conditionsOf(ctx, { keywords: '', ...filters }))

/** The link under which a receiver reads a notice. */
export const receivedLink = (id: number) => `/dashboard/notice?type=1&id=${id}`

const receipts = (column: string) =>
  sql<number>`(select count(${sql.ref(column)})::int from notice_read
    where notice_id = notice.id and edition = notice.edition)`

/** Notices with all columns of a row. */
export const selectNotices = (ctx: Ctx) =>
  noticesOf(ctx)
    .selectAll('notice')
    .select([
      statusAt(ctx.now).as('status_now'),
      sql<0 | 1>`${read}::int`.as('is_read'),
      'mine.confirm_time',
      receipts('read_time').as('read_count'),
      receipts('confirm_time').as('confirm_count'),
    ])

type Selected = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>

/** A row as the contract has it; counts and moves for managers only. */
export const rowOf =
  (ctx: Ctx, managed: boolean) =>
  (row: Selected): Row<typeof NoticeContract.GetNoticePageList> => {
    const annex = row.annex as unknown as Annex[]
    return {
      ...row,
      recv_dept_id: row.recv_dept_id ?? 0,
      cover: row.cover_file_id === null ? '' : fileUrl(row.cover_file_id),
      annex_urls: annex.map(({ file_id }) => fileUrl(file_id)).join(','),
      annex_name: annex.map(({ name }) => name).join(','),
      status: row.status_now,
      IsRead: row.is_read,
      receiver_count: managed ? row.receiver_count : null,
      read_count: managed ? row.read_count : null,
      confirm_count: managed ? row.confirm_count : null,
      own: managed && isOwn(ctx, row),
      allowed: managed ? movesOf(ctx, { ...row, status: row.status_now }) : [],
    }
  }
