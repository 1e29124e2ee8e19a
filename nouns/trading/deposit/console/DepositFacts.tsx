import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import PaymentFacts from '../../payment/console/PaymentFacts.tsx'
import { deposit } from '../noun.ts'
import type { DepositDetail } from './depositList.ts'

/** The figures of a deposit, the refund that is under way, and what was paid online. */
export default function DepositFacts({ row }: { row: DepositDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(deposit)
  return (
    <>
      <Facts
        of={deposit}
        row={row}
        show={[
          { label: label('member_name'), value: row.member_name, wide: true },
          'device_no',
          'product_name',
          { label: label('agent_name'), value: row.agent_name, wide: true },
          'deposit_due',
          'deposit_paid',
          'deposit_deducted',
          'deposit_refunded',
          'refundable',
          row.refund_amount !== null && 'refund_amount',
          row.refund_user_name !== null && 'refund_user_name',
          row.refund_due !== null && {
            label: label('refund_due'),
            value: row.overdue ? `${row.refund_due} · ${t('deposit.late')}` : row.refund_due,
          },
          row.fail_reason !== null && 'fail_reason',
          'bind_time',
          'create_user_name',
          'unbind_time',
          'inspect_time',
          row.inspect_note !== null && 'inspect_note',
        ]}
      />
      <PaymentFacts payments={row.payments} />
    </>
  )
}
