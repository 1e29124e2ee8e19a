import type { MenuNode } from '@shouya/contract/controllers/Menu'
import * as Menu from '@shouya/contract/controllers/Menu'
import { handle } from '../../../core/handle.ts'
import { menuTree } from './menuTree.ts'

export const menu = handle(Menu, {
  async GetRoleMenuList({ db, user }): Promise<MenuNode[]> {
    const rows = await db.selectFrom('menu').selectAll().where('status', '=', 1).orderBy('sort').orderBy('id').execute()
    return menuTree(rows, user)
  },
})
