import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn, stillOpen } from '@shouya/server/noun/lists.ts'
import { allOf, among, onDays, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Rectification from '../contract.ts'
import { rectification, unmended } from '../noun.ts'
import { type Found, hasOffice, movesOf, reviewers } from './rules.ts'

const status = rectification.states.codes

/** The value of the filter for rectifications without category. */
export const unknown = 0

const done = sql<number>`(select count(*)::int from rectify_review r where r.rectify_id = rectification.id
  and r.round = rectification.return_count + 1)`

const byMe = (userId: number) =>
  sql<boolean>`exists (select from rectify_review r where r.rectify_id = rectification.id
    and r.round = rectification.return_count + 1 and r.reviewer_user_id = ${userId})`

/** The columns that rules need in addition to the row's own. */
export const extras = ({ user }: Ctx) => [
  done.as('reviews_done'),
  byMe(user.userId).as('reviewed_by_me'),
  sql<
    number | null
  >`(select apply_user_id from rectify_delay d where d.rectify_id = rectification.id and granted is null)`.as(
    'delay_by',
  ),
]

/** Condition: the caller's review is the next step. */
function awaits({ user }: Ctx) {
  const steps = [1, 2, 3].flatMap((level) =>
    reviewers(level).flatMap((offices, step) =>
      hasOffice(user, offices) ? [sql`(rectification.hazard_level = ${level} and ${done} = ${step})`] : [],
    ),
  )
  return steps.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`rectification.status = ${sql.lit(status.review)}
      and rectification.duty_user_id is distinct from ${user.userId}
      and rectification.finish_user_id is distinct from ${user.userId}
      and not ${byMe(user.userId)} and (${sql.join(steps, sql` or `)})`
}

/** Condition: the caller is in charge, by name or as one of the company's people if nobody is named. */
const dutyOf = ({ user: { userId, scope } }: Ctx) => {
  const named = sql`rectification.duty_user_id = ${userId}`
  return scope.kind === 'party'
    ? sql`(${named} or rectification.duty_user_id is null and rectification.escort_company_id = ${scope.partyId})`
    : named
}

/** Condition: not yet submitted. */
const isUnmended = allOf(among('rectification.status', unmended))

const today = ({ now, services }: Ctx) => localDay(now, services.database.timezone)

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf = (ctx: Ctx) => (query: Rectification.Filters) =>
  allOf([
    ...conditionsIn(rectification, query),
    ...onDays(
      'rectification.deadline',
      { begin_date: query.due_begin_date, end_date: query.due_end_date },
      'due_end_date',
    ),
    ...onDays(
      'rectification.close_time',
      { begin_date: query.close_begin_date, end_date: query.close_end_date },
      'close_end_date',
    ),
    ...when(query.category, sql`coalesce(rectification.category, ${sql.lit(unknown)}) = any(${query.category})`),
    ...when(query.overdue, sql`${isUnmended} and rectification.deadline < ${today(ctx)}::date`),
    ...when(query.open, stillOpen(rectification)),
    ...when(query.mine, sql`${isUnmended} and ${dutyOf(ctx)}`),
    ...when(query.to_review, awaits(ctx)),
    ...when(
      query.delay_asked,
      sql`${isUnmended} and exists (select from rectify_delay d
        where d.rectify_id = rectification.id and d.granted is null)`,
    ),
    ...when(query.duty_user_id, sql`rectification.duty_user_id = ${query.duty_user_id}`),
  ])

/** A row of the list as output for the caller. */
export function rowOf(ctx: Ctx) {
  const day = today(ctx)
  return (row: Found): Row<typeof Rectification.GetPageList> => ({
    ...row,
    overdue: unmended.includes(row.status) && row.deadline < day,
    allowed: movesOf(row, ctx.user),
  })
}

/** Rows with their reviews and their requests for a later deadline. */
export async function detailsOf(ctx: Ctx, rows: readonly Found[]): Promise<Row<typeof Rectification.Get>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [reviews, delays] = await Promise.all([
    ctx.db.selectFrom('rectify_review').selectAll().where('rectify_id', 'in', ids).orderBy('id').execute(),
    ctx.db.selectFrom('rectify_delay').selectAll().where('rectify_id', 'in', ids).orderBy('id').execute(),
  ])
  const reviewsBy = Map.groupBy(reviews, ({ rectify_id }) => rectify_id)
  const delaysBy = Map.groupBy(delays, ({ rectify_id }) => rectify_id)
  const shown = rowOf(ctx)
  return rows.map((row) => ({
    ...row,
    ...shown(row),
    reviews: reviewsBy.get(row.id) ?? [],
    delays: delaysBy.get(row.id) ?? [],
  }))
}
