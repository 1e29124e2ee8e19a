import type { Row } from '@shouya/contract/action'
import type { MoveName } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import type * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { namesOf } from './targets.ts'
import type { Issue } from './types.ts'

const item = issueItem.states.codes

/** The conditions of the list, the export and the counters. */
export const conditionsOf =
  () =>
  (query: Contract.Filters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(issue, query),
      ...when(
        query.to_review,
        sql`exists (select from issue_item line where line.issue_id = issue.id and line.status = ${sql.lit(item.review)})`,
      ),
    ])

const counted = (states?: readonly number[]) =>
  sql<number>`(select count(*)::int from issue_item line where line.issue_id = issue.id
    and ${states ? sql`line.status in (${sql.join(states.map((code) => sql.lit(code)))})` : sql`true`})`

/** Collections in scope, with how much of them was handed in. */
export const issueRows = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('issue')
    .selectAll()
    .select([
      counted().as('total'),
      counted([item.review, item.passed]).as('uploaded'),
      counted([item.passed]).as('passed'),
      counted([item.missing]).as('overdue'),
    ])

export type Counted = Issue & Record<'total' | 'uploaded' | 'passed' | 'overdue', number>

/** What the caller may do with it now: a publication is withdrawn only while nothing was handed in. */
const movesOf = (ctx: Ctx, row: Counted): MoveName<typeof issue>[] =>
  allowedMoves(issue, row, ctx.user).filter((move) => {
    if (move === 'withdraw') return row.uploaded === 0
    return move === 'urge' ? row.uploaded < row.total : true
  })

export const rowsOf = (ctx: Ctx, rows: readonly Counted[]): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({ ...row, allowed: movesOf(ctx, row) }))

/** Collections with their files, targets and progress. */
export const detailsOf = (ctx: Ctx, rows: readonly Counted[]): Promise<Row<typeof Contract.Get>[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      ...(rowsOf(ctx, [row])[0] as Row<typeof Contract.GetPageList>),
      form_name: await formName(ctx, row),
      files: await filesOf(ctx, row.file_ids),
      target_names: await namesOf(ctx, row),
      progress: await progressOf(ctx, row.id),
      counts: await countsOf(ctx, row.id),
    })),
  )

async function formName({ db }: Ctx, { form_id, form_version_id }: Issue): Promise<string | null> {
  if (form_id === null) return null
  const row =
    form_version_id === null
      ? await db.selectFrom('custom_form').select('form_name').where('id', '=', form_id).executeTakeFirst()
      : await db.selectFrom('form_version').select('form_name').where('id', '=', form_version_id).executeTakeFirst()
  return row?.form_name ?? null
}

const countsOf = ({ db }: Ctx, id: number) =>
  everything(db)
    .selectFrom('issue_item')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('issue_id', '=', id)
    .groupBy('status')
    .orderBy('status')
    .execute()

/** The branches of the receivers, or the receivers of one branch by their units above outlets; the slowest first. */
const progressOf = ({ db }: Ctx, id: number) =>
  everything(db)
    .selectFrom('issue_item')
    .innerJoin('dept as receiver', 'receiver.id', 'issue_item.dept_id')
    .innerJoin('dept as branch', (join) =>
      join.on(
        sql<boolean>`branch.id = coalesce((select above.id from dept above where above.path @> receiver.path and above.dept_type = 2
          order by nlevel(above.path) desc limit 1), receiver.id)`,
      ),
    )
    .select(['branch.id as dept_id', 'branch.dept_name'])
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where issue_item.status in (${sql.lit(item.review)}, ${sql.lit(item.passed)})))::int`.as(
        'uploaded',
      ),
      sql<number>`(count(*) filter (where issue_item.status = ${sql.lit(item.passed)}))::int`.as('passed'),
    ])
    .where('issue_id', '=', id)
    .groupBy(['branch.id', 'branch.dept_name', 'branch.path'])
    .orderBy(
      sql`(count(*) filter (where issue_item.status in (${sql.lit(item.review)}, ${sql.lit(item.passed)})))::float8 / count(*)`,
    )
    .orderBy('branch.path')
    .execute()
