import { useAction } from '@shouya/console/api/useAction.ts'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import NoticeForm from './NoticeForm.tsx'
import NoticeReceipts from './NoticeReceipts.tsx'
import NoticeWithdraw from './NoticeWithdraw.tsx'

/** What may be done with a notice: the server says which moves there are now. */
export function useNoticeMoves(ask: Ask): (row: NoticeRow) => RowAction[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const publish = useAction('Notice/UpdateNoticeStatus', { onSuccess: () => message.success(t('notices.published')) })
  const takeOver = useTakeOver('notice', 'Notice')
  const remove = useAction('Notice/DeleteNotice', { onSuccess: () => message.success(t('common.deleted')) })

  const edit = (row: NoticeRow) => ask((onClose) => <NoticeForm row={row} onClose={onClose} />)
  return (row) => {
    const { id, version, title } = row
    const moves: Record<NoticeRow['allowed'][number], RowAction> = {
      edit: { text: t('ui.edit'), path: 'Notice/SaveNotice', body: { id }, onClick: () => edit(row) },
      takeOver: {
        text: t('ui.takeOver'),
        path: 'Common/TakeOver',
        body: { table: 'notice' },
        onClick: () => takeOver(row, () => edit({ ...row, version: version + 1 })),
      },
      publish: {
        text: t('notices.publish'),
        path: 'Notice/UpdateNoticeStatus',
        onClick: () =>
          confirm(
            {
              title: t('notices.publishAsk', { title }),
              content: t('notices.publishSays', { to: row.recv_dept_name ?? t('notices.everybody') }),
              danger: false,
            },
            () => publish.mutateAsync({ id, version, status: 1 }),
          ),
      },
      withdraw: {
        text: t('notices.withdraw'),
        path: 'Notice/UpdateNoticeStatus',
        danger: true,
        onClick: () => ask((onClose) => <NoticeWithdraw row={row} onClose={onClose} />),
      },
      receipt: {
        text: t('notices.receipts'),
        path: 'Notice/GetReceiptPageList',
        onClick: () => ask((onClose) => <NoticeReceipts id={id} onClose={onClose} />),
      },
      delete: {
        text: t('ui.delete'),
        path: 'Notice/DeleteNotice',
        danger: true,
        onClick: () =>
          confirm({ title: t('notices.deleteAsk'), content: title, danger: true }, () =>
            remove.mutateAsync({ id, version }),
          ),
      },
    }
    return row.allowed.map((move) => moves[move])
  }
}
