import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { label } from '@shouya/console/i18n/label.ts'
import type { Lang } from '@shouya/console/i18n/languages.ts'

export type RoleRow = RowOf<'Role/GetPageList'>
export type RoleMenu = DataOf<'Menu/GetRoleMenu'>
export type Permission = RoleMenu['groups'][number]['permissions'][number]

export const roleShape = { status: 'int', data_scope: 'int' } as const
export const roleSorts = ['sort', 'role_code', 'role_name'] as const

type Named = Pick<RoleRow, 'role_name' | 'role_name_hk' | 'role_name_us'>

/** A role's name in the user's language. */
export const roleName = (lang: Lang, { role_name, role_name_hk, role_name_us }: Named): string =>
  label(lang, role_name, role_name_hk, role_name_us)
