import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit, matching, onDays } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Submissions from '../contract.ts'
import { own } from './find.ts'

const is = (column: 'form_id' | 'create_user_id', value: number | undefined): RawBuilder<boolean>[] =>
  value === undefined ? [] : [sql`${sql.ref(`form_submission.${column}`)} = ${value}`]

const common = (query: Input<typeof Submissions.GetOwnSubmissionList>) => [
  ...matching('form_submission.search_text', query.keywords),
  ...onDays('form_submission.create_time', query),
  ...is('form_id', query.form_id),
]

/** The conditions of the list and of its export. */
export const conditionsOf = (query: Input<typeof Submissions.GetSubmissionList>) =>
  allOf([...common(query), ...inUnit('form_submission.dept_id', query), ...is('create_user_id', query.create_user_id)])

/** Submissions in the caller's scope. */
export const submissionList = ({ db, scoped }: Ctx, query: Input<typeof Submissions.GetSubmissionList>) =>
  page(db, query, conditionsOf(query), {
    table: 'form_submission',
    rows: scoped.rows('form_submission').selectAll(),
    count: scoped.rows('form_submission'),
  })

/** The caller's own. */
export const ownList = (ctx: Ctx, query: Input<typeof Submissions.GetOwnSubmissionList>) =>
  page(ctx.db, query, allOf(common(query)), {
    table: 'form_submission',
    rows: own(ctx).rows('form_submission').selectAll(),
    count: own(ctx).rows('form_submission'),
  })
