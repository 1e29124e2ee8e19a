import { Alert, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import FormDrawer from '../../ui/FormDrawer.tsx'
import type { KeyRow } from './keyList.ts'

/** Takes a key out of use; it stays readable in the ledger. */
export default function KeyCancel({ row, onClose }: { row: KeyRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="KeyLedger/Cancel"
      title={`${t('daily.cancelKey')} · ${row.key_name} ${row.key_no}`}
      initial={{}}
      toBody={({ reason }: { reason: string }) => ({ id: row.id, version: row.version, reason })}
      okText={t('daily.cancelKey')}
      refreshes={['RoomKey']}
      small
      onClose={onClose}
    >
      <Alert type="warning" showIcon className="ui-hint" title={t('daily.cancelKeyHint')} />
      <Form.Item
        name="reason"
        label={t('daily.cancelKeyReason')}
        className="ui-wide"
        rules={[{ required: true, min: 2, max: 200, whitespace: true }]}
      >
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
