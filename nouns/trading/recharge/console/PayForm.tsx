import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import WayFields from '../../payment/console/WayFields.tsx'
import { isOnline } from '../../payment/noun.ts'
import { recharge } from '../noun.ts'
import type { RechargeDetail } from './rechargeList.ts'

type Props = { row: RechargeDetail; onPayment: (id: number) => void; onClose: () => void }

/** Pays another way, or goes on paying. */
export default function PayForm({ row, onPayment, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={recharge}
      row={row}
      move="pay"
      initial={{ pay_type: row.pay_type, voucher_file_ids: row.voucher_file_ids }}
      toBody={(values) => (isOnline(values.pay_type as number) ? { ...values, voucher_file_ids: [] } : values)}
      onSaved={(saved) => {
        const { payment_id } = saved as { payment_id: number | null }
        if (payment_id !== null) onPayment(payment_id)
      }}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t('recharge.willPay', { amount: yuan(row.pay_amount) })}</p>
      <WayFields voucher="voucher_file_ids" hint={t('recharge.voucherHint')} />
    </MoveForm>
  )
}
