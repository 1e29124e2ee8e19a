import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** The decision on a refund, or whether the bank has paid it; what is bad needs its reason. */
export default function Outcome({ move }: { move: 'auditRefund' | 'payRefund' }) {
  const { t } = useTranslation()
  const command = Form.useWatch<string | undefined>('command')
  const isAudit = move === 'auditRefund'
  const label = t(isAudit ? 'deposit.verdict' : 'deposit.outcome')
  const options = isAudit
    ? [
        { value: 'pass', label: t('deposit.pass') },
        { value: 'reject', label: t('deposit.reject'), bad: true },
      ]
    : [
        { value: 'sent', label: t('deposit.sent') },
        { value: 'failed', label: t('deposit.failed'), bad: true },
      ]
  return (
    <>
      <Form.Item name="command" label={label} className="ui-wide" rules={[{ required: true }]}>
        <Verdict label={label} options={options} />
      </Form.Item>
      {isAudit && <Reason name="opinion" label={t('deposit.opinion')} required={command === 'reject'} />}
      {command === 'failed' && <Reason name="fail_reason" label={t('deposit.failReason')} required />}
      {command === 'sent' && (
        <Form.Item
          name="trade_no"
          label={t('deposit.refundTradeNo')}
          className="ui-wide"
          rules={[{ required: true, min: 4, max: 64, whitespace: true }]}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      )}
    </>
  )
}

function Reason({ name, label, required }: { name: string; label: string; required: boolean }) {
  return (
    <Form.Item name={name} label={label} className="ui-wide" rules={[{ required, min: 2, max: 200, whitespace: true }]}>
      <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
}
