import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { label } from '@shouya/console/i18n/label.ts'
import type { Lang } from '@shouya/console/i18n/languages.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { role } from '../noun.ts'

export type RoleRow = RowOf<'Role/GetPageList'>
export type RoleMenu = DataOf<'Menu/GetRoleMenu'>
export type Permission = RoleMenu['groups'][number]['permissions'][number]

export const roleShape = shapeOf(role)

type Named = Pick<RoleRow, 'role_name' | 'role_name_hk' | 'role_name_us'>

/** A role's name in the user's language. */
export const roleName = (lang: Lang, { role_name, role_name_hk, role_name_us }: Named): string =>
  label(lang, role_name, role_name_hk, role_name_us)
