import { useAction } from '@shouya/console/api/useAction.ts'
import { movePath } from '@shouya/console/noun/movePath.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { Alert, App, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import NoticeForm from './NoticeForm.tsx'
import NoticeReceipts from './NoticeReceipts.tsx'

type Move = NoticeRow['allowed'][number]
type Way = Pick<RowAction, 'body' | 'danger' | 'onClick'>

/** What may be done with a notice: the server says which moves there are now. */
export function useNoticeMoves(ask: Ask): (row: NoticeRow) => RowAction[] {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const publish = useAction('Notice/UpdateNoticeStatus', { onSuccess: () => message.success(t('notice.published')) })
  const takeOver = useTakeOver('notice', 'Notice')
  const remove = useAction('Notice/DeleteNotice', { onSuccess: () => message.success(t('common.deleted')) })

  const edit = (row: NoticeRow) => ask((onClose) => <NoticeForm row={row} onClose={onClose} />)
  return (row) => {
    const { id, version, title } = row
    const ways: Record<Move, Way> = {
      edit: { body: { id }, onClick: () => edit(row) },
      takeOver: {
        body: { table: 'notice' },
        onClick: () => takeOver(row, () => edit({ ...row, version: version + 1 })),
      },
      publish: {
        onClick: () =>
          confirm(
            {
              title: t('notice.publishAsk', { title }),
              content: t('notice.publishSays', { to: row.recv_dept_name ?? t('notice.everybody') }),
              danger: false,
            },
            () => publish.mutateAsync({ id, version, status: notice.states.codes.published }),
          ),
      },
      withdraw: {
        danger: true,
        onClick: () => ask((onClose) => <NoticeWithdraw row={row} onClose={onClose} />),
      },
      receipt: { onClick: () => ask((onClose) => <NoticeReceipts id={id} onClose={onClose} />) },
      delete: {
        danger: true,
        onClick: () =>
          confirm({ title: t('notice.deleteAsk'), content: title, danger: true }, () =>
            remove.mutateAsync({ id, version }),
          ),
      },
    }
    return row.allowed.map((move) => ({ text: t(`notice.move.${move}`), path: movePath(notice, move), ...ways[move] }))
  }
}

/** Takes a published notice back; what people have read and confirmed stays. */
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
