import { useRead } from '@shouya/console/api/useRead.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import styles from './Order.module.css'

/** The sums of the query that the list shows (GetOrderTotalAmount). */
export default function Sum({ filters }: { filters: object }) {
  const { t } = useTranslation()
  const { data } = useRead('Order/GetOrderTotalAmount', filters, { keep: true })
  if (!data) return null
  const { count, total_amount, paid_amount, refund_amount } = data
  return (
    <p className={`ui-note ${styles.sum}`} role="status">
      {t('order.sum', { count, total: yuan(total_amount), paid: yuan(paid_amount), refund: yuan(refund_amount) })}
    </p>
  )
}
