import { yuan } from '@shouya/console/ui/money.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { PaymentRow } from './paymentList.ts'

const states = ['waiting', 'paid', 'closed', 'mismatch'] as const
const kinds: Readonly<Record<(typeof states)[number], StatusKind>> = {
  ...{ waiting: 'waiting', paid: 'done', closed: 'void', mismatch: 'refused' },
}

/** The payments of a record through providers, the last first; nothing where there were none. */
export default function PaymentFacts({ payments }: { payments: readonly PaymentRow[] }) {
  const { t } = useTranslation()
  if (payments.length === 0) return null
  return (
    <section aria-label={t('payment.of')}>
      <h2 className="ui-heading">{t('payment.of')}</h2>
      {payments.map((row) => {
        const state = states[row.status] ?? 'closed'
        return (
          <p key={row.id}>
            <StatusTag kind={kinds[state]}>{t(`payment.sandbox.state.${state}`)}</StatusTag>{' '}
            {t(`payment.provider.${row.provider}`)} ¥ {yuan(row.paid_amount ?? row.amount)} {row.pay_no}
            <span className="ui-note">
              {' '}
              {minute(row.pay_time ?? row.expire_time)} {row.trade_no}
            </span>
            {row.refunds.map(({ refund_no, amount, arrive_time }) => (
              <span key={refund_no} className="ui-note">
                {' '}
                {t(arrive_time ? 'payment.back' : 'payment.backUnderWay', { amount: yuan(amount) })} {refund_no}
              </span>
            ))}
          </p>
        )
      })}
    </section>
  )
}
