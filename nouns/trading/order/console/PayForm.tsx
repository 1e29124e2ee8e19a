import { useUser } from '@shouya/console/api/account.ts'
import { useCan } from '@shouya/console/api/can.ts'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import WayFields from '../../payment/console/WayFields.tsx'
import { payType } from '../../payment/noun.ts'
import { order } from '../noun.ts'
import type { OrderDetail } from './orderList.ts'

/** Dictionary user_type: the bank's own people. */
const STAFF = 1

type Props = { row: OrderDetail; onPayment: (id: number) => void; onClose: () => void }

/** Pays an order, from the balance at once or by a way on which the money comes. */
export default function PayForm({ row, onPayment, onClose }: Props) {
  const { t } = useTranslation()
  const isStaff = useUser().user_type === STAFF
  const may = useCan()
  // Of a balance its owner's people pay, or finance.
  const spends = !isStaff || may(order.permission, order.moves.confirmPay.operation)
  const first = may(order.permission, order.moves.submit.operation) ? payType.transfer : payType.balance
  const words = {
    ...{ goods: yuan(row.goods_amount), discount: yuan(row.discount_amount) },
    ...{ freight: yuan(row.freight), total: yuan(row.total_amount) },
  }
  return (
    <MoveForm
      of={order}
      row={row}
      move="pay"
      initial={{ pay_type: row.pay_type ?? first, pay_voucher_file_ids: row.pay_voucher_file_ids }}
      toBody={({ pay_type, pay_voucher_file_ids }) => ({
        pay_type,
        pay_voucher_file_ids: pay_type === payType.transfer ? (pay_voucher_file_ids ?? []) : [],
      })}
      onSaved={(saved) => {
        const { payment_id } = saved as { payment_id: number | null }
        if (payment_id !== null) onPayment(payment_id)
      }}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t('order.willTotal', words)}</p>
      <WayFields
        voucher="pay_voucher_file_ids"
        hint={t('order.voucherHint')}
        {...(spends && { balance: t('order.balanceHint') })}
      />
    </MoveForm>
  )
}
