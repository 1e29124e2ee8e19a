import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import Adjustments from './Adjustments.tsx'
import { type BalanceDetail, nameOf } from './balanceList.ts'

type Values = { passed: boolean; opinion?: string }
type Props = { row: BalanceDetail; asked: BalanceDetail['adjustments'][number]; onClose: () => void }

/** Decides on a correction that somebody else has asked for. */
export default function AuditForm({ row, asked, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Consume/AuditBalance', Values>
      path="Consume/AuditBalance"
      title={t('consumeBalance.auditTitle', { name: nameOf(row) })}
      initial={{}}
      toBody={({ passed, opinion }) => ({ id: asked.id, version: asked.version, passed, opinion: opinion || null })}
      small
      okText={t('consumeBalance.audit')}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Adjustments of={[asked]} />
      </div>
      <Form.Item name="passed" label={t('consumeBalance.passes')} className="ui-wide" rules={[{ required: true }]}>
        <Radio.Group
          optionType="button"
          options={[
            { value: true, label: t('consumeBalance.agree') },
            { value: false, label: t('consumeBalance.refuse') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['passed']}>
        {({ getFieldValue }) => (
          <Form.Item
            name="opinion"
            label={t('consumeBalance.opinion')}
            className="ui-wide"
            rules={[{ required: getFieldValue('passed') === false, max: 200, whitespace: true }]}
          >
            <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
          </Form.Item>
        )}
      </Form.Item>
    </FormDrawer>
  )
}
