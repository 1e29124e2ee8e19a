import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { Alert, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** Takes a published notice back; what people have read and confirmed stays. */
export default function NoticeWithdraw({ row, onClose }: { row: NoticeRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="Notice/UpdateNoticeStatus"
      title={`${t('notices.withdraw')} · ${row.title}`}
      initial={{}}
      toBody={({ reason }: { reason?: string }) => ({
        id: row.id,
        version: row.version,
        status: 2 as const,
        reason: reason || null,
      })}
      okText={t('notices.withdraw')}
      small
      onClose={onClose}
    >
      <Alert type="warning" showIcon className="ui-hint" title={t('notices.withdrawSays')} />
      <Form.Item name="reason" label={t('notices.field.withdraw_reason')} className="ui-wide">
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
