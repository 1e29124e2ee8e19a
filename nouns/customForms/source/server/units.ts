import type { SourceItem } from '@shouya/contract/customForm'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type SelectQueryBuilder, sql } from 'kysely'

/** The enabled units of the caller's scope. */
export const unitOptions = ({ scoped }: Ctx): Promise<SourceItem[]> => treeOf(scoped.rows('dept'))

/**
 * All enabled units, for what goes from one to another: a request names the vault that its cash comes from, which no
 * outlet has in its scope. Outsiders choose nothing.
 */
export const allUnitOptions = async ({ db, user }: Ctx): Promise<SourceItem[]> =>
  user.scope.kind === 'party' ? [] : treeOf(everything(db).selectFrom('dept'))

/** Units as a tree; one whose parent lies outside of it stands at the top. */
async function treeOf(units: SelectQueryBuilder<DB, 'dept', object>): Promise<SourceItem[]> {
  const rows = await units
    .select(['id', 'parent_id', 'dept_name'])
    .where('status', '=', 1)
    .orderBy(sql`nlevel(path)`)
    .orderBy('sort')
    .orderBy('dept_code')
    .execute()
  const items = new Map<number, SourceItem>()
  const top: SourceItem[] = []
  for (const { id, parent_id, dept_name } of rows) {
    const item: SourceItem = { value: id, label: dept_name }
    items.set(id, item)
    const parent = items.get(parent_id ?? 0)
    if (!parent) top.push(item)
    else {
      parent.children ??= []
      parent.children.push(item)
    }
  }
  return top
}
