import type { Result } from '@shouya/contract/action'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { Grants } from '../../role/server/rows.ts'
import type { GetRoleMenu } from '../contract.ts'
import type { MenuRow } from './rows.ts'

type Group = Result<typeof GetRoleMenu>['groups'][number]

const titles = ({ title_cn, title_hk, title_us }: Pick<MenuRow, 'title_cn' | 'title_hk' | 'title_us'>) => ({
  title_cn,
  title_hk: title_hk ?? title_cn,
  title_us: title_us ?? title_cn,
})

const nowhere = { id: null, title_cn: '', title_hk: '', title_us: '' }

/**
 * The catalogue of permissions by top-level menu groups, in the menu's order, so that a permission is found where its
 * page is. `rows` come with parents first; permissions that no entry needs form a last group.
 */
export function grantGroups(
  permissions: readonly Selectable<DB['permission']>[],
  rows: readonly MenuRow[],
  granted: Grants,
): Group[] {
  const root = new Map<number, MenuRow>()
  for (const row of rows) root.set(row.id, (row.parent_id === null ? undefined : root.get(row.parent_id)) ?? row)
  const pages = Map.groupBy(rows, ({ permission_id }) => permission_id)
  const groups = new Map<number | null, Group>()
  for (const row of rows)
    if (row.parent_id === null) groups.set(row.id, { id: row.id, ...titles(row), permissions: [] })
  groups.set(null, { ...nowhere, permissions: [] })
  for (const { permission_id, name_cn, name_hk, name_us, operations } of permissions) {
    const own = pages.get(permission_id) ?? []
    const group = groups.get((own[0] && root.get(own[0].id)?.id) ?? null)
    group?.permissions.push({
      permission_id,
      name_cn,
      name_hk,
      name_us,
      operations,
      granted: operations.filter((operation) => granted.get(permission_id)?.has(operation)),
      pages: own.filter(({ status }) => status === 1).map((row) => ({ id: row.id, ...titles(row) })),
    })
  }
  return [...groups.values()].filter((group) => group.permissions.length > 0)
}
