import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { order } from '../noun.ts'
import type { OrderMove, OrderRow } from './orderList.ts'

export type StatusMove = Exclude<
  OrderMove,
  'edit' | 'pay' | 'deliver' | 'askRefund' | 'takeBack' | 'invoice' | 'delete'
>

/** The moves whose reason somebody else reads. */
const reasoned: readonly StatusMove[] = ['turnDown', 'keep', 'cancel']
const opined: readonly StatusMove[] = ['pass', 'refund']

type Props = { row: OrderRow; move: StatusMove; onClose: () => void; children?: ReactNode }

/** The form of a change of state: what it does, what is decided on, and a reason, an opinion or the bank's number where it needs one. */
export default function StatusForm({ row, move, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={order}
      row={row}
      move={move}
      toBody={({ reason, ...values }) => ({ ...values, ...(reason !== undefined && { note: reason }), command: move })}
      refreshes={['Payment', 'Ledger', 'Remind']}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`order.says.${move}`)}</p>
      {children && <div className="ui-wide">{children}</div>}
      {move === 'confirmPay' && <Field of="pay_trade_no" required />}
      {reasoned.includes(move) && <ReasonItem label={t('order.reason')} />}
      {opined.includes(move) && (
        <Form.Item name="note" label={t('order.opinion')} className="ui-wide">
          <Input.TextArea maxLength={200} autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
    </MoveForm>
  )
}
