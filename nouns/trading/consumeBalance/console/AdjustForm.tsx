import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { MOST_PIECES } from '../noun.ts'
import AdjustReason from './AdjustReason.tsx'
import { type BalanceRow, nameOf } from './balanceList.ts'

type Values = { change: number; reason: string }

/** Asks for a correction by so many pieces. */
export default function AdjustForm({ row, onClose }: { row: BalanceRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Consume/UpdateBalance', Values>
      path="Consume/UpdateBalance"
      title={t('consumeBalance.adjustTitle', { name: nameOf(row) })}
      initial={{}}
      toBody={(values) => ({ id: row.id, version: row.version, ...values })}
      small
      onClose={onClose}
    >
      <Form.Item
        name="change"
        label={t('consumeBalance.change')}
        extra={t('consumeBalance.changeHint')}
        rules={[
          { required: true },
          {
            validator: (_, change?: number) =>
              change === 0 ? Promise.reject(new Error(t('consumeBalance.refused.nothing'))) : Promise.resolve(),
          },
        ]}
      >
        <InputNumber min={row.frozen - row.quantity} max={MOST_PIECES} precision={0} />
      </Form.Item>
      <AdjustReason />
    </FormDrawer>
  )
}
