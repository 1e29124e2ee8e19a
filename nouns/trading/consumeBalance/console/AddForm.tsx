import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { consumeBalance, MOST_PIECES, ownerType } from '../noun.ts'
import AdjustReason from './AdjustReason.tsx'
import OwnerSelect from './OwnerSelect.tsx'

type Values = BodyOf<'Consume/AddBalance'>

/** Asks for pieces of an agent by hand. */
export default function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(consumeBalance)
  const { data } = useRead('Consume/GetBalanceConsumeList', {})
  return (
    <FormDrawer<'Consume/AddBalance', Values>
      path="Consume/AddBalance"
      title={t('consumeBalance.addTitle')}
      initial={{}}
      toBody={(values) => values}
      small
      again
      onClose={onClose}
    >
      <Form.Item name="agent_id" label={label('agent_name')} rules={[{ required: true }]}>
        <OwnerSelect owner_type={ownerType.agent} />
      </Form.Item>
      <Form.Item name="consume_id" label={label('consume_name')} rules={[{ required: true }]}>
        <Select
          placeholder={t('ui.choose')}
          options={data?.map(({ id, name, note }) => ({ value: id, label: name, note })) ?? []}
          showSearch={{ optionFilterProp: ['label', 'note'] }}
        />
      </Form.Item>
      <Form.Item
        name="qty"
        label={t('consumeBalance.qty')}
        extra={t('consumeBalance.addHint')}
        rules={[{ required: true }]}
      >
        <InputNumber min={1} max={MOST_PIECES} precision={0} />
      </Form.Item>
      <AdjustReason />
    </FormDrawer>
  )
}
