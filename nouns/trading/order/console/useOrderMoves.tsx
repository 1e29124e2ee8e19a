import type { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import PayDialog from '../../payment/console/PayDialog.tsx'
import { refundStatus } from '../noun.ts'
import DeliverForm from './DeliverForm.tsx'
import InvoiceForm from './InvoiceForm.tsx'
import OrderForm from './OrderForm.tsx'
import type { OrderMove, OrderRow } from './orderList.ts'
import PayForm from './PayForm.tsx'
import RefundFacts from './RefundFacts.tsx'
import RefundForm from './RefundForm.tsx'
import StatusForm from './StatusForm.tsx'

type Page = ReturnType<typeof useRecordPage<OrderRow, 'Order/Get'>>

/** Begins a move of an order: opens its form, with the whole record where the form needs it. */
export function useOrderMoves(page: Page): (row: OrderRow, move: OrderMove) => void {
  const { t } = useTranslation()
  const remove = useRemove('Order/Delete')
  const openPayment = (id: number) =>
    page.ask((onClose) => <PayDialog id={id} refreshes={['Order']} onClose={onClose} />)
  return (row, move) => {
    switch (move) {
      case 'edit':
        return void page.askWith(row, (record, onClose) => <OrderForm row={record} onClose={onClose} />)
      case 'pay':
        return void page.askWith(row, (record, onClose) => (
          <PayForm row={record} onPayment={openPayment} onClose={onClose} />
        ))
      case 'deliver':
        return void page.askWith(row, (record, onClose) => <DeliverForm row={record} onClose={onClose} />)
      case 'invoice':
        return void page.askWith(row, (record, onClose) => <InvoiceForm row={record} onClose={onClose} />)
      case 'askRefund':
      case 'takeBack':
        return void page.askWith(row, (record, onClose) => <RefundForm row={record} move={move} onClose={onClose} />)
      case 'refund':
      case 'keep':
        return void page.askWith(row, (record, onClose) => (
          <StatusForm row={record} move={move} onClose={onClose}>
            {record.refunds
              .filter(({ status }) => status === refundStatus.asked)
              .map((refund) => (
                <RefundFacts key={refund.seq} refund={refund} />
              ))}
          </StatusForm>
        ))
      case 'delete': {
        const question = { title: t('order.ask.delete', { bill: row.bill_no }), content: t('order.says.delete') }
        return void remove(row, question, page.opened.close)
      }
      default:
        return page.ask((onClose) => <StatusForm row={row} move={move} onClose={onClose} />)
    }
  }
}
