import type { Permission, RoleMenu } from './roleList.ts'

/** The groups with the permissions that fit; groups without any are left out. */
export const keepPermissions = (groups: RoleMenu['groups'], fits: (permission: Permission) => boolean) =>
  groups
    .map((group) => ({ ...group, permissions: group.permissions.filter(fits) }))
    .filter(({ permissions }) => permissions.length > 0)

/** All that one can find a permission by: its names, its pages and its operations. */
export function textOf(permission: Permission, word: (operation: string) => string): string {
  const { permission_id, name_cn, name_hk, name_us, pages, operations } = permission
  const titles = pages.flatMap(({ title_cn, title_hk, title_us }) => [title_cn, title_hk, title_us])
  return [permission_id, name_cn, name_hk, name_us, ...titles, ...operations, ...operations.map(word)]
    .join(' ')
    .toLowerCase()
}
