import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { consumeBalance, MOST_PIECES, ownerType } from '../noun.ts'
import OwnerSelect from './OwnerSelect.tsx'

type Values = BodyOf<'Consume/AddBalance'>

/** Authorizes pieces to an agent by hand. */
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
      <NounContext value={consumeBalance}>
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
        <Form.Item name="qty" label={t('consumeBalance.qty')} rules={[{ required: true }]}>
          <InputNumber min={1} max={MOST_PIECES} precision={0} />
        </Form.Item>
        <Field of="expire_date" extra={t('consumeBalance.expireHint')} />
        <ReasonItem label={t('consumeBalance.reason')} />
      </NounContext>
    </FormDrawer>
  )
}
