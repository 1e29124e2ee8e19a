import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import LedgerOfRecord from '../../console/LedgerOfRecord.tsx'
import { useSeesBooks } from '../../console/useSeesBooks.ts'
import PaymentFacts from '../../payment/console/PaymentFacts.tsx'
import { order } from '../noun.ts'
import DeliveryParts from './DeliveryParts.tsx'
import Flow from './Flow.tsx'
import LineParts from './LineParts.tsx'
import type { OrderDetail, OrderRow } from './orderList.ts'
import RefundFacts from './RefundFacts.tsx'

/** One order: what was ordered, paid and refunded, what was sent, who did what, and what was posted for it. */
export default function OrderRecord(record: RecordProps<OrderRow>) {
  const { t } = useTranslation()
  const seesBooks = useSeesBooks()
  return (
    <NounRecord
      {...record}
      of={order}
      get="Order/Get"
      status={(row) => <DictTag dict={order.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('order.tabs.facts'), children: <OrderFacts row={row} /> },
        {
          key: 'deliveries',
          label: t('order.tabs.deliveries'),
          children: <DeliveryParts deliveries={row.deliveries} />,
        },
        { key: 'flow', label: t('order.tabs.flow'), children: <Flow flow={row.flow} /> },
        ...(seesBooks
          ? [
              {
                key: 'ledger',
                label: t('order.tabs.ledger'),
                children: <LedgerOfRecord table={order.table} id={row.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

/** What is shown where there is something to show. */
const paid = ['pay_type', 'pay_time', 'pay_trade_no', 'pay_user_name'] as const
const went = [
  ...['audit_user_name', 'audit_time', 'audit_opinion', 'deliver_time', 'receive_time', 'cancel_reason', 'cancel_time'],
  ...['refunded_goods', 'refund_reason', 'refund_user_name', 'refund_time'],
] as const
const written = ['invoice_type', 'invoice_title', 'invoice_tax_no', 'invoice_no', 'remark'] as const
const where = ['contact_name', 'phone', 'address'] as const

function OrderFacts({ row }: { row: OrderDetail }) {
  const { t } = useTranslation()
  const has = (field: (typeof paid | typeof went | typeof written | typeof where)[number]) =>
    row[field] !== null && row[field] !== '' && field
  return (
    <>
      <LineParts lines={row.lines} />
      <Facts
        of={order}
        row={row}
        show={[
          ...(['order_type', 'buyer_name', 'agent_name'] as const),
          ...where.map(has),
          ...(['goods_amount', 'discount_amount', 'freight', 'total_amount', 'paid_amount'] as const),
          row.refund_amount > 0 && 'refund_amount',
          ...paid.map(has),
          row.pay_voucher_file_ids.length > 0 && 'pay_voucher_file_ids',
          ...(['create_user_name', 'create_time'] as const),
          ...went.map(has),
          row.auto_received && 'auto_received',
          ...written.map(has),
        ]}
      />
      {row.refunds.length > 0 && (
        <section aria-label={t('order.back.title')}>
          <h2 className="ui-heading">{t('order.back.title')}</h2>
          {row.refunds.map((refund) => (
            <RefundFacts key={refund.seq} refund={refund} />
          ))}
        </section>
      )}
      <PaymentFacts payments={row.payments} />
    </>
  )
}
