import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import { useTranslation } from 'react-i18next'
import { orderLine } from '../noun.ts'
import type { OrderDetail } from './orderList.ts'

type Line = OrderDetail['lines'][number]

/** What was ordered, and how much of it was sent and refunded. */
export default function LineParts({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(orderLine)
  const isMonthly = lines.some((line) => line.months > 1)
  return (
    <RecordTable<Line>
      title={t('order.field.goods')}
      rowKey="seq"
      rows={lines}
      columns={[
        { title: label('item_name'), render: (_, line) => `${line.item_name} ${line.item_spec ?? ''}` },
        { title: label('price'), align: 'right', render: (_, line) => yuan(line.price) },
        {
          title: label('qty'),
          align: 'right',
          render: (_, line) => (isMonthly ? `${line.qty} × ${t('order.forMonths', { count: line.months })}` : line.qty),
        },
        { title: label('amount'), align: 'right', render: (_, line) => yuan(line.amount) },
        ...(lines.some(({ deposit }) => deposit > 0)
          ? [
              {
                title: label('deposit'),
                align: 'right' as const,
                render: (_: unknown, line: Line) => yuan(line.deposit),
              },
            ]
          : []),
        { title: label('delivered_qty'), align: 'right', render: (_, line) => line.delivered_qty },
        ...(lines.some(({ refunded_qty }) => refunded_qty > 0)
          ? [
              {
                title: label('refunded_qty'),
                align: 'right' as const,
                render: (_: unknown, line: Line) => line.refunded_qty,
              },
            ]
          : []),
      ]}
    />
  )
}
