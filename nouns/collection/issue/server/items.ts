import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { furtherOf, rowsOf } from '../../issueItem/server/rows.ts'
import type * as Contract from '../contract.ts'
import { table } from './types.ts'

type Query = Input<typeof Contract.GetItemList>

/** The receivers of one collection that a query asks for. */
export const itemConditions = (
  query: Omit<Query, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>,
): RawBuilder<boolean> =>
  allOf([
    sql`issue_item.issue_id = ${query.issue_id}`,
    ...conditionsIn(issueItem, query),
    ...when(query.late, sql`issue_item.is_late`),
  ])

/** The receivers of collections, whoever they are: the collection is in the caller's scope. */
export const itemsOfIssues = ({ db, user }: Pick<Ctx, 'db' | 'user'>) =>
  everything(db).selectFrom('issue_item').selectAll().select(furtherOf(user))

/** One page of the receivers of a collection in scope. */
export async function listItems(ctx: Ctx, query: Query): Promise<Result<typeof Contract.GetItemList>> {
  await find(ctx, table, query.issue_id)
  const source = {
    table: issueItem.table,
    rows: itemsOfIssues(ctx),
    count: everything(ctx.db).selectFrom('issue_item'),
  }
  const { rows, total } = await page(ctx.db, query, itemConditions(query), source)
  return { rows: rowsOf(ctx, rows), total }
}
