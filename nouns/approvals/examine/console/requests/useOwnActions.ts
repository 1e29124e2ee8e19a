import { useAction } from '@shouya/console/api/useAction.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import { requestStates } from '../../../request/noun.ts'
import { type RowMove, rowMoves, type StartedRow } from './requestList.ts'

/** The initiator's actions on a request, after the link to its detail. */
export function useOwnActions(withdraw: (row: StartedRow) => void): (row: StartedRow) => RowAction[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const urge = useAction('OaExamine/Urge', { onSuccess: () => message.success(t('request.urged')) })
  const remove = useAction('OaExamine/Delete', { onSuccess: () => message.success(t('common.deleted')) })

  return (row) => {
    const { id, version, title, flow_id, flow_name, status } = row
    const moves: Record<RowMove, RowAction> = {
      edit: {
        text: status === requestStates.draft ? t('request.fillOn') : t('request.mend'),
        path: 'OaExamine/Edit',
        onClick: () => openTab(requestPaths.edit(id), title),
      },
      urge: { text: t('examine.move.urge'), path: 'OaExamine/Urge', onClick: () => urge.mutate({ id }) },
      withdraw: {
        text: t('examine.move.withdraw'),
        path: 'OaExamine/Withdraw',
        onClick: () => withdraw(row),
      },
      again: {
        text: t('examine.move.again'),
        path: 'OaExamine/Add',
        onClick: () => openTab(requestPaths.again(flow_id, id), flow_name),
      },
      delete: {
        text: t('ui.delete'),
        path: 'OaExamine/Delete',
        danger: true,
        onClick: () =>
          confirm({ title: t('request.deleteAsk', { title }), danger: true }, () =>
            remove.mutateAsync({ id, version }),
          ),
      },
    }
    const viewAction: RowAction = {
      text: t('ui.details'),
      path: 'OaExamine/Get',
      onClick: () => openTab(requestPaths.detail(id), title),
    }
    return [...(status === requestStates.draft ? [] : [viewAction]), ...rowMoves(row).map((move) => moves[move])]
  }
}
