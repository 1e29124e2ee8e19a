import { mark } from '@shouya/console/i18n/language.ts'
import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { order, orderDelivery, orderLine, orderRefund, refundStatus } from '../noun.ts'
import { isDraftPaper } from '../rules.ts'
import type { OrderDetail } from './orderList.ts'

const lineWidths = [6, 26, 16, 12, 8, 8, 12, 12]
const sentWidths = [6, 26, 40, 28]
const backWidths = [6, 30, 34, 14, 16]

/** 《订单/发货单》, one order after the other (domain 17.2, form 19): what was ordered, what was sent with its devices, and what was refunded. */
export default function OrderPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="Order/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: OrderDetail }) {
  const { t } = useTranslation()
  const { label: ofLine } = useNounWords(orderLine)
  const { label: ofSent } = useNounWords(orderDelivery)
  const { label: ofBack } = useNounWords(orderRefund)
  const carrier = useDictLabel(orderDelivery.fields.express_company.dict)
  const paidBack = row.refunds.filter(({ status }) => status === refundStatus.paid).toReversed()
  const columns = ['seq', 'item_name', 'item_spec', 'price', 'qty', 'months', 'amount', 'deposit'] as const
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('order.book')}`}
        verify={`${order.route}?id=${row.id}`}
        mark={isDraftPaper(row.status) ? t('order.print.draft') : undefined}
      >
        <span>{row.bill_no}</span>
      </PaperHead>
      <PaperFacts of={order} row={row} />
      <PaperTable heads={columns.map((name) => ofLine(name))} widths={lineWidths}>
        {row.lines.map((line) => (
          <tr key={line.seq}>
            <td>{line.seq}</td>
            <td>{line.item_name}</td>
            <td>{line.item_spec}</td>
            <td>{yuan(line.price)}</td>
            <td>
              {line.qty}（{ofLine('delivered_qty')} {line.delivered_qty}
              {line.refunded_qty > 0 && ` ${ofLine('refunded_qty')} ${line.refunded_qty}`}）
            </td>
            <td>{line.months}</td>
            <td>{yuan(line.amount)}</td>
            <td>{yuan(line.deposit)}</td>
          </tr>
        ))}
      </PaperTable>
      {row.deliveries.length > 0 && (
        <PaperTable
          heads={[ofSent('seq'), t('order.print.deliveries'), t('order.print.devices'), ofSent('create_time')]}
          widths={sentWidths}
        >
          {row.deliveries.map((sent) => (
            <tr key={sent.seq}>
              <td>{sent.seq}</td>
              <td>{sent.lines.map((line) => `${line.item_name}×${line.qty}`).join(mark('、'))}</td>
              <td>{sent.lines.flatMap((line) => line.device_nos).join(' ')}</td>
              <td>
                {minute(sent.create_time)} {sent.user_name}{' '}
                {sent.express_company !== null && carrier(sent.express_company)} {sent.express_no} {sent.note}
              </td>
            </tr>
          ))}
        </PaperTable>
      )}
      {paidBack.length > 0 && (
        <PaperTable
          heads={[
            ofBack('seq'),
            t('order.back.items'),
            t('order.print.devices'),
            ofBack('amount'),
            ofBack('decide_time'),
          ]}
          widths={backWidths}
        >
          {paidBack.map((back) => (
            <tr key={back.seq}>
              <td>{back.seq}</td>
              <td>{back.lines.map((line) => `${line.item_name}×${line.qty}`).join(mark('、'))}</td>
              <td>{back.lines.flatMap((line) => line.device_nos).join(' ')}</td>
              <td>{yuan(back.amount)}</td>
              <td>{minute(back.decide_time)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      <p>{t('order.print.receiver')}：</p>
    </section>
  )
}
