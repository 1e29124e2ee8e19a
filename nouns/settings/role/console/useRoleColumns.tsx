import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { role } from '../noun.ts'
import { type RoleRow, roleName } from './roleList.ts'

/** The columns of the roles (domain 1.3). */
export function useRoleColumns(): Column<RoleRow>[] {
  const lang = useLanguage((state) => state.lang)
  return useNounColumns<typeof role, RoleRow>(role, {
    role_code: { width: 136, sort: true },
    role_name: { width: 144, sort: true, render: (row) => roleName(lang, row) },
    data_scope: { width: 112 },
    users: { width: 72 },
    status: { width: 92 },
    user_types: { width: 120 },
    remark: { width: 192 },
    sort: { width: 72, sort: true, hidden: true },
  })
}
