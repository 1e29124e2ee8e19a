import type { SourceItem } from '@shouya/contract/customForm'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'

/** The enabled units of the caller's scope as a tree; one whose parent lies outside of it stands at the top. */
export async function unitOptions({ scoped }: Ctx): Promise<SourceItem[]> {
  const rows = await scoped
    .rows('dept')
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
