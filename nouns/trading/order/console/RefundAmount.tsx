import { yuan } from '@shouya/console/ui/money.ts'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './orderList.ts'
import { chosenPieces, type PieceValues } from './refundPieces.ts'

/** What goes back for what is chosen in the form. */
export default function RefundAmount({ row }: { row: OrderDetail }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const is_sent = Form.useWatch<boolean | undefined>('is_sent', form)
  const pieces = Form.useWatch<PieceValues['pieces']>('pieces', form)
  const { amount } = chosenPieces(row, { ...(is_sent !== undefined && { is_sent }), ...(pieces && { pieces }) })
  const refunded = row.refund_amount + amount
  const words = { amount: yuan(amount), refunded: yuan(refunded), paid: yuan(row.paid_amount) }
  return (
    <Alert
      className="ui-wide"
      role="status"
      type="info"
      showIcon
      title={t('order.back.will', words)}
      {...(row.freight > 0 &&
        refunded < row.paid_amount && { description: t('order.back.freight', { amount: yuan(row.freight) }) })}
    />
  )
}
