import { useAction } from '@shouya/console/api/useAction.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { type FlowRow, flowPaths } from './flowList.ts'

type Doors = Record<'publish' | 'open' | 'settings' | 'copy', (row: FlowRow) => void>

/** What may be done with a flow. Its state hides what makes no sense, a missing right only bars. */
export function useFlowActions(doors: Doors): (row: FlowRow) => RowAction[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const done = () => message.success(t('common.done'))
  const disable = useAction('OaFlow/Disable', { onSuccess: done })
  const enable = useAction('OaFlow/Enable', { onSuccess: done })
  const remove = useAction('OaFlow/Delete', { onSuccess: () => message.success(t('common.deleted')) })

  return (row) => {
    const { id, version, flow_name: name, allowed } = row
    const seen = { id, version }
    const when = (move: FlowRow['allowed'][number], action: RowAction) => (allowed.includes(move) ? [action] : [])
    return [
      {
        text: t('flows.design'),
        path: 'OaFlow/Save',
        body: { id },
        onClick: () => openTab(flowPaths.design(id), t('flows.designOf', { name })),
      },
      ...when('publish', { text: t('flows.publish'), path: 'OaFlow/Publish', onClick: () => doors.publish(row) }),
      { text: t('flows.versions'), path: 'OaFlow/GetVersionList', onClick: () => doors.open(row) },
      { text: t('flows.settings'), path: 'OaFlow/Save', body: { id }, onClick: () => doors.settings(row) },
      { text: t('flows.copy'), path: 'OaFlow/Copy', onClick: () => doors.copy(row) },
      ...when('disable', {
        text: t('flows.disable'),
        path: 'OaFlow/Disable',
        danger: true,
        onClick: () =>
          confirm({ title: t('flows.disableAsk', { name }), content: t('flows.disableSays'), danger: true }, () =>
            disable.mutateAsync(seen),
          ),
      }),
      ...when('enable', {
        text: t('flows.enable'),
        path: 'OaFlow/Enable',
        onClick: () =>
          confirm({ title: t('flows.enableAsk', { name }), content: t('flows.enableSays'), danger: false }, () =>
            enable.mutateAsync(seen),
          ),
      }),
      ...when('delete', {
        text: t('ui.delete'),
        path: 'OaFlow/Delete',
        danger: true,
        onClick: () => confirm({ title: t('flows.deleteAsk', { name }), danger: true }, () => remove.mutateAsync(seen)),
      }),
    ]
  }
}
