import { call } from '@shouya/console/api/call.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { together } from '@shouya/console/i18n/together.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { typesBelow, unitType } from '../rules.ts'
import { type DeptRow, toValues } from './deptList.ts'

type Doors = { edit: (row: DeptRow) => void; addBelow: (row: DeptRow) => void; open: (row: DeptRow) => void }

/** The actions of a unit. The head office is neither disabled nor deleted. */
export function useDeptActions({ edit, addBelow, open }: Doors): (row: DeptRow) => (RowAction | false)[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const keepsAll = useMayCall()('AdminDept/Add')
  const save = useAction('AdminDept/Edit', {
    refreshes: ['User'],
    onSuccess: () => message.success(t('common.done')),
    // The list shows as a message what the form shows at its fields.
    quiet: ({ issues }) => issues.length > 0,
    onError: ({ issues }) => {
      if (issues.length > 0) void message.error(together(issues.map((issue) => issue.message)))
    },
  })
  const remove = useRemove('AdminDept/Delete')

  const setStatus = async (row: DeptRow, status: 0 | 1) =>
    save.mutateAsync({ ...toValues(await call('AdminDept/Get', { id: row.id })), status })

  return (row) => {
    const name = row.dept_name
    const off = row.status === 0
    const unready = off && row.dept_type === unitType.outlet && !(row.leader_user_id && row.safety_user_id)
    const change: RowAction = {
      text: off ? t('dept.enable') : t('dept.disable'),
      path: 'AdminDept/Edit',
      danger: !off,
      onClick: () => {
        // An outlet is enabled with its head and safety officer, who are entered in its form.
        if (unready) return edit(row)
        const question = off
          ? { title: t('dept.enableAsk', { name }), content: t('dept.enableSays') }
          : { title: t('dept.disableAsk', { name }), content: t('dept.disableSays') }
        confirm({ ...question, danger: !off }, () => setStatus(row, off ? 1 : 0))
      },
    }
    const others: (RowAction | false)[] = [
      // Callers who may not add units enable and disable outlets only, as on the server.
      (keepsAll || row.dept_type === unitType.outlet) && change,
      {
        text: t('ui.delete'),
        path: 'AdminDept/Delete',
        danger: true,
        onClick: () =>
          remove(row, { title: t('dept.deleteAsk', { name }), content: t('dept.deleteSays') }, () => {
            void message.success(t('common.deleted'))
          }),
      },
    ]
    return [
      { text: t('ui.edit'), path: 'AdminDept/Edit', onClick: () => edit(row) },
      typesBelow(row.dept_type).length > 0 &&
        !off && { text: t('dept.addBelow'), path: 'AdminDept/Add', onClick: () => addBelow(row) },
      ...(row.parent_id === null ? [] : others),
      { text: t('ui.details'), path: 'AdminDept/Get', onClick: () => open(row) },
    ]
  }
}
