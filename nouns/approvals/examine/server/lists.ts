import { placesOf } from '@shouya/approvals/rights'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { allOf, among, inUnit, matching, onDays } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type RequestStatus, requestStates, taskStates } from '../../request/noun.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import type * as OaExamine from '../contract.ts'
import { openDraft } from './draft.ts'
import { movesOf } from './moves.ts'
import { summariesOf } from './summaries.ts'

type Filters = Omit<Input<typeof OaExamine.GetPageList>, 'cursor' | 'pagesize'>

/**
 * Requests with the columns of every list. The few flows are read once in a common table, not for each row, which would
 * take as long as the request itself.
 */
export const selectRequests = (db: Kysely<Unscoped>) =>
  db
    .with(
      (cte) => cte('filed').materialized(),
      (query) =>
        query
          .selectFrom('appr_flow')
          .innerJoin('appr_category', 'appr_category.id', 'appr_flow.category_id')
          .select(['appr_flow.id as filed_id', 'category_name']),
    )
    .selectFrom('appr_instance')
    .innerJoin('filed', 'filed_id', 'appr_instance.flow_id')
    .select([
      'appr_instance.id',
      'appr_instance.version',
      'appr_instance.bill_no',
      'appr_instance.title',
      'appr_instance.flow_id',
      'appr_instance.flow_name',
      'category_name',
      'appr_instance.initiator_id',
      'appr_instance.initiator_name',
      'appr_instance.dept_id',
      'appr_instance.dept_name',
      'appr_instance.waits_at',
      'appr_instance.create_time',
      'appr_instance.submit_time',
      'appr_instance.finish_time',
    ])
    .select(sql<RequestStatus>`appr_instance.status`.as('status'))

/** The filters of every list of requests; `time`: the column that the list's days refer to. */
export const requestConditions = (filters: Filters, time: string): RawBuilder<boolean>[] => [
  ...matching('appr_instance.search_text', filters.keywords),
  ...among('appr_instance.status', filters.status),
  ...inUnit('appr_instance.dept_id', filters),
  ...onDays(time, filters),
  ...(filters.flow_id === undefined ? [] : [sql<boolean>`appr_instance.flow_id = ${filters.flow_id}`]),
  ...(filters.initiator_id === undefined ? [] : [sql<boolean>`appr_instance.initiator_id = ${filters.initiator_id}`]),
]

type Started = Input<typeof OaExamine.GetPageList>
type Handled = Input<typeof OaExamine.GetHandledList>
type All = Input<typeof OaExamine.GetAllList>

/** Requests that the caller started, the last first. */
export const selectStarted = ({ db, user }: Ctx, filters: Filters) =>
  selectRequests(db)
    .where('appr_instance.initiator_id', '=', user.userId)
    .where(allOf(requestConditions(filters, 'appr_instance.create_time')))
    .orderBy('appr_instance.create_time', 'desc')
    .orderBy('appr_instance.id', 'desc')

export async function startedList(ctx: Ctx, { cursor, pagesize, ...filters }: Started) {
  const rows = await selectStarted(ctx, filters)
    .select(['appr_instance.flow_version_id', 'appr_instance.draft'])
    .select(sql<Values | null>`appr_instance.state->'form'`.as('form'))
    .select(cursorTime('appr_instance', 'create_time').as('cursor_time'))
    .where(allOf(after('appr_instance', 'create_time', cursor)))
    .limit(pagesize + 1)
    .execute()
  const { rows: page, next } = cut(rows, pagesize)
  const moves = await ownMoves(ctx, page)
  const summaries = await summariesOf(
    ctx,
    page.map(({ id, draft, form, status, flow_version_id }) => ({
      flow_version_id,
      places: ['start'],
      form: status === requestStates.draft ? openDraft(ctx.services.keys, id, draft).data : form,
    })),
  )
  return {
    rows: page.map(({ draft: _, form: __, ...row }, at) => ({
      ...row,
      summary: summaries[at] ?? [],
      allowed: moves.get(row.id) ?? [],
    })),
    next,
  }
}

/** Requests in which the caller has decided something. */
export const selectHandled = ({ db, user }: Ctx, filters: Filters) =>
  selectRequests(db)
    .innerJoin('appr_part', 'appr_part.instance_id', 'appr_instance.id')
    .select('acted_time')
    .where('appr_part.user_id', '=', user.userId)
    .where(allOf(requestConditions(filters, 'appr_part.acted_time')))
    .orderBy('acted_time', 'desc')
    .orderBy('appr_part.instance_id', 'desc')

export async function handledList(ctx: Ctx, { cursor, pagesize, ...filters }: Handled) {
  const rows = await selectHandled(ctx, filters)
    .select(['appr_instance.flow_version_id', 'appr_instance.state'])
    .select(cursorTime('appr_part', 'acted_time').as('cursor_time'))
    .where(allOf(after('appr_part', 'acted_time', cursor, 'instance_id')))
    .limit(pagesize + 1)
    .execute()
  const { rows: page, next } = cut(rows, pagesize)
  return { rows: await withSummaries(ctx, page), next }
}

/** Requests of which the caller got a copy. */
export async function ccList(ctx: Ctx, query: Input<typeof OaExamine.GetCcList>) {
  const { db, user } = ctx
  const rows = await selectRequests(db)
    .innerJoin('appr_cc', 'appr_cc.instance_id', 'appr_instance.id')
    .select(['appr_instance.flow_version_id', 'appr_instance.state'])
    .select(['cc_time', 'read_time', cursorTime('appr_cc', 'cc_time').as('cursor_time')])
    .where('appr_cc.user_id', '=', user.userId)
    .where(
      allOf([
        ...requestConditions(query, 'appr_cc.cc_time'),
        ...after('appr_cc', 'cc_time', query.cursor, 'instance_id'),
        ...(query.unread ? [sql<boolean>`appr_cc.read_time is null`] : []),
      ]),
    )
    .orderBy('cc_time', 'desc')
    .orderBy('appr_cc.instance_id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  const { rows: page, next } = cut(rows, query.pagesize)
  return { rows: await withSummaries(ctx, page), next }
}

/** Adds summaries to requests in which the reader took part, with the fields that the reader's places show. */
async function withSummaries<R extends Pick<Row, 'flow_version_id' | 'state'>>(ctx: Ctx, rows: readonly R[]) {
  const read = rows.map((row) => ({ row, state: stateOf(row) }))
  const summaries = await summariesOf(
    ctx,
    read.map(({ row: { flow_version_id }, state }) => ({
      flow_version_id,
      places: placesOf(state, ctx.user.userId),
      form: state.form,
    })),
  )
  return read.map(({ row: { state: _, ...row } }, at) => ({ ...row, summary: summaries[at] ?? [] }))
}

/** All submitted requests, for administrators of flows. */
export function selectAll({ db }: Ctx, { holder_id, ...filters }: Omit<All, 'cursor' | 'pagesize'>) {
  const held =
    holder_id === undefined
      ? []
      : [
          sql<boolean>`appr_instance.id in (
            select instance_id from appr_task where status = ${sql.lit(taskStates.open)}
              and (assignee_id = ${holder_id} or principal_id = ${holder_id})
            union select instance_id from appr_pool join appr_task on appr_task.id = task_id
              where user_id = ${holder_id})`,
        ]
  return selectRequests(db)
    .where('appr_instance.status', '>', requestStates.draft)
    .where(allOf([...requestConditions(filters, 'appr_instance.create_time'), ...held]))
    .orderBy('appr_instance.create_time', 'desc')
    .orderBy('appr_instance.id', 'desc')
}

export async function allList(ctx: Ctx, { cursor, pagesize, ...filters }: All) {
  const rows = await selectAll(ctx, filters)
    .select(cursorTime('appr_instance', 'create_time').as('cursor_time'))
    .where(allOf(after('appr_instance', 'create_time', cursor)))
    .limit(pagesize + 1)
    .execute()
  return cut(rows, pagesize)
}

/** The caller's moves on each own request of a page, the same that the request's detail offers. */
async function ownMoves(ctx: Ctx, page: readonly { id: number }[]) {
  if (page.length === 0) return new Map<number, ReturnType<typeof movesOf>>()
  const rows = await ctx.db
    .selectFrom('appr_instance')
    .select(['id', 'initiator_id', 'status', 'link_as', 'flow_version_id', 'state'])
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .execute()
  return new Map(
    await Promise.all(
      rows.map(async (row) => {
        const flow = await frozenFlow(ctx.db, row.flow_version_id)
        return [row.id, movesOf(ctx, row, flow, stateOf(row))] as const
      }),
    ),
  )
}
