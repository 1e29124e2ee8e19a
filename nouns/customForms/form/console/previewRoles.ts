import { call } from '@shouya/console/api/call.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { label } from '@shouya/console/i18n/label.ts'
import type { Lang } from '@shouya/console/i18n/languages.ts'
import type { PreviewRole } from '@shouya/forms-react/designer/Designer'

/**
 * The roles for the preview of a form. Their rights are loaded one role after the other while the designer is already
 * open; until then a role has no rights.
 */
export function previewRoles(lang: Lang, roles: DataOf<'Role/GetRoleList'>) {
  const grants = new Map<number, Set<string>>()
  const enabled = roles.filter(({ status }) => status === 1)
  const read = async (signal: AbortSignal) => {
    for (const { id } of enabled) {
      if (grants.has(id)) continue
      const { groups } = await call('Menu/GetRoleMenu', { role_id: id }, { signal })
      const all = groups.flatMap(({ permissions }) => permissions)
      grants.set(
        id,
        new Set(
          all.flatMap(({ permission_id, granted }) => granted.map((operation) => `${permission_id} ${operation}`)),
        ),
      )
    }
  }
  return {
    read,
    roles: enabled.map(
      ({ id, role_name, role_name_hk, role_name_us }): PreviewRole => ({
        name: String(id),
        label: label(lang, role_name, role_name_hk, role_name_us),
        can: (permission) => grants.get(id)?.has(`${permission.id} ${permission.operation}`) ?? false,
      }),
    ),
  }
}
