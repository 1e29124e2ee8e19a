import type { BodyOf } from '@shouya/console/api/path.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, InputNumber, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { consumeBalance, ownerType } from '../noun.ts'
import { type BalanceRow, nameOf } from './balanceList.ts'
import OwnerSelect from './OwnerSelect.tsx'

type Values = Omit<BodyOf<'Consume/Recharge'>, 'id'>

/** Passes pieces of an agent on to a device or member of its tree. */
export default function PassOnForm({ row, onClose }: { row: BalanceRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(consumeBalance)
  const [available, of] = [row.quantity - row.frozen, { agent_id: row.owner_id, consume_id: row.consume_id }]
  return (
    <FormDrawer<'Consume/Recharge', Values>
      path="Consume/Recharge"
      title={t('consumeBalance.passOnTitle', { name: nameOf(row) })}
      initial={{ owner_type: ownerType.device }}
      toBody={({ memo, ...values }) => ({ id: row.id, ...values, memo: memo || null })}
      small
      okText={t('consumeBalance.passOn')}
      onClose={onClose}
    >
      <Form.Item name="owner_type" label={t('consumeBalance.receivers')} className="ui-wide">
        <Radio.Group
          optionType="button"
          options={[ownerType.device, ownerType.member].map((value) => ({ value, label: choice('owner_type', value) }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['owner_type']}>
        {({ getFieldValue }) => (
          <Form.Item
            // Whoever was chosen of the other kind is nobody of this.
            key={getFieldValue('owner_type')}
            name="owner_id"
            preserve={false}
            label={label('owner_name')}
            rules={[{ required: true }]}
          >
            <OwnerSelect owner_type={getFieldValue('owner_type')} {...of} />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item
        name="qty"
        label={t('consumeBalance.qty')}
        extra={t('consumeBalance.available', { count: available })}
        rules={[{ required: true }]}
      >
        <InputNumber min={1} max={available} precision={0} />
      </Form.Item>
      <Form.Item name="memo" label={t('consumeBalance.memo')} className="ui-wide">
        <Input maxLength={200} />
      </Form.Item>
    </FormDrawer>
  )
}
