import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useTranslation } from 'react-i18next'
import { type RoleRow, roleName } from './roleList.ts'

/** The columns of the roles (domain 1.3). */
export function useRoleColumns(): Column<RoleRow>[] {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const userType = useDictLabel('user_type')
  return [
    { key: 'role_code', title: t('access.role.field.role_code'), width: 136, sort: true },
    {
      key: 'role_name',
      title: t('access.role.field.role_name'),
      width: 144,
      sort: true,
      render: (row) => roleName(lang, row),
    },
    {
      key: 'data_scope',
      title: t('access.role.field.data_scope'),
      width: 112,
      render: (row) => <DictText dict="data_scope" value={row.data_scope} />,
    },
    { key: 'users', title: t('access.role.users'), width: 72, right: true },
    {
      key: 'status',
      title: t('access.role.field.status'),
      width: useStatusWidth('enable', 92),
      pin: 'right',
      render: (row) => <DictTag dict="enable" value={row.status} />,
    },
    {
      key: 'user_types',
      title: t('access.role.field.user_types'),
      width: 120,
      render: (row) => row.user_types.map(userType).join(mark('、')),
    },
    { key: 'remark', title: t('access.role.field.remark'), width: 192 },
    { key: 'sort', title: t('access.role.field.sort'), width: 72, right: true, sort: true, hidden: true },
  ]
}
