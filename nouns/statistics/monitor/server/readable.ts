import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import type { GetColumnList } from '../contract.ts'
import { allColumns, isMine } from './columns.ts'

/** The columns of the whole bank, and those of the branches in scope, for who configures them. */
export async function readableColumns(ctx: Ctx): Promise<Row<typeof GetColumnList>> {
  const rows = await allColumns(ctx)
    .select(
      sql<string | null>`(select dept_name from dept where dept.id = selfcheck_column.owner_dept_id)`.as(
        'owner_dept_name',
      ),
    )
    .execute()
  return rows
    .filter(({ owner_dept_id }) => owner_dept_id === null || isMine(ctx, owner_dept_id))
    .map((row) => ({ ...row, mine: isMine(ctx, row.owner_dept_id) }))
}
