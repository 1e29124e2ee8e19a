import { useLanguage } from '@shouya/console/i18n/language.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { role } from '../noun.ts'
import RoleCompare from './RoleCompare.tsx'
import RoleForm from './RoleForm.tsx'
import RoleGrants from './RoleGrants.tsx'
import RoleMenuTree from './RoleMenuTree.tsx'
import { type RoleRow, roleName, roleShape } from './roleList.ts'
import { useRoleColumns } from './useRoleColumns.tsx'

/** The list of roles (domain 1.3). */
export default function Role() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const lang = useLanguage((state) => state.lang)
  const register = useRegister('Role/GetPageList', roleShape, role.query.sorts)
  const [adding, setAdding] = useAdding('Role/AddRole')
  const menu = useOpenedRow(register)
  const { ask, dialog } = useDialog()
  const remove = useRemove('Role/Delete')

  const drop = (row: RoleRow) =>
    remove(
      row,
      { title: t('role.deleteAsk', { name: roleName(lang, row) }) },
      () => void message.success(t('common.deleted')),
    )
  const grant = (row: RoleRow) => ask((onClose) => <RoleGrants row={row} onClose={onClose} />)
  const actions = (row: RoleRow): (RowAction | false)[] => [
    { text: t('role.grants'), path: 'Menu/GetRoleMenu', onClick: () => grant(row) },
    // Nobody changes the role of the administrator.
    row.role_code !== 'admin' && {
      text: t('ui.edit'),
      path: 'Role/EditRole',
      onClick: () => ask((onClose) => <RoleForm row={row} onClose={onClose} />),
    },
    {
      text: t('role.copy'),
      path: 'Role/AddRole',
      onClick: () => ask((onClose) => <RoleForm from={row} onClose={onClose} />),
    },
    {
      text: t('role.compare'),
      path: 'Menu/GetRoleMenu',
      onClick: () => ask((onClose) => <RoleCompare row={row} onClose={onClose} />),
    },
    {
      text: t('role.seeMenu'),
      path: 'Menu/GetRoleMenuList',
      body: { role_id: row.id },
      onClick: () => menu.show(row),
    },
    !row.is_builtin && { text: t('ui.delete'), path: 'Role/Delete', danger: true, onClick: () => drop(row) },
  ]
  return (
    <>
      <NounList
        of={role}
        name="Role.list"
        register={register}
        shape={roleShape}
        columns={useRoleColumns()}
        onOpen={grant}
        actions={actions}
        add={{ path: 'Role/AddRole', onClick: () => setAdding(true) }}
        tools={<RecycleTool table="role" refreshes="Role" />}
        fields={
          <>
            <Filter of="data_scope" />
            <Filter of="status" />
          </>
        }
      />
      {adding && <RoleForm onClose={() => setAdding(false)} />}
      {dialog}
      {menu.row && <RoleMenuTree row={menu.row} {...menu.beside} />}
    </>
  )
}
