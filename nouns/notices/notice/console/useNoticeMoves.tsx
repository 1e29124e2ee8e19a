import { useAction } from '@shouya/console/api/useAction.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { Alert, App, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import NoticeForm from './NoticeForm.tsx'
import NoticeReceipts from './NoticeReceipts.tsx'

type Move = NoticeRow['allowed'][number]

/** Begins a move of a notice: asks for confirmation, or opens its form. */
export function useNoticeMoves(ask: Ask): (row: NoticeRow, move: Move) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const publish = useAction('Notice/UpdateNoticeStatus', { onSuccess: () => message.success(t('notice.published')) })
  const takeOver = useTakeOver('notice', 'Notice')
  const remove = useAction('Notice/DeleteNotice', { onSuccess: () => message.success(t('common.deleted')) })

  const edit = (row: NoticeRow) => ask((onClose) => <NoticeForm row={row} onClose={onClose} />)
  return (row, move) => {
    const { id, version, title } = row
    const begin: Record<Move, () => void> = {
      edit: () => edit(row),
      takeOver: () => takeOver(row, () => edit({ ...row, version: version + 1 })),
      publish: () =>
        confirm(
          {
            title: t('notice.publishAsk', { title }),
            content: t('notice.publishSays', { to: row.recv_dept_name ?? t('notice.everybody') }),
            danger: false,
          },
          () => publish.mutateAsync({ id, version, status: notice.states.codes.published }),
        ),
      withdraw: () => ask((onClose) => <NoticeWithdraw row={row} onClose={onClose} />),
      receipt: () => ask((onClose) => <NoticeReceipts id={id} onClose={onClose} />),
      delete: () =>
        confirm({ title: t('notice.deleteAsk'), content: title, danger: true }, () =>
          remove.mutateAsync({ id, version }),
        ),
    }
    begin[move]()
  }
}

/** The form of a withdrawal; receipts are kept. */
function NoticeWithdraw({ row, onClose }: { row: NoticeRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="Notice/UpdateNoticeStatus"
      title={`${t('notice.move.withdraw')} · ${row.title}`}
      initial={{}}
      toBody={({ reason }: { reason?: string }) => ({
        id: row.id,
        version: row.version,
        status: notice.states.codes.withdrawn,
        reason: reason || null,
      })}
      okText={t('notice.move.withdraw')}
      small
      onClose={onClose}
    >
      <Alert type="warning" showIcon className="ui-hint" title={t('notice.withdrawSays')} />
      <Form.Item name="reason" label={t('notice.field.withdraw_reason')} className="ui-wide">
        <Input.TextArea maxLength={notice.fields.withdraw_reason.max} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
