import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { Statistic } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Receipts.module.css'
import type { ReceiptUnit } from './receiptList.ts'

const sum = (units: readonly ReceiptUnit[], field: 'receivers' | 'read' | 'confirmed') =>
  units.reduce((all, unit) => all + unit[field], 0)

/** The numbers in the user's scope, and how many it was for when it was published. */
export default function ReceiptSums({ row, units }: { row: NoticeRow; units: readonly ReceiptUnit[] }) {
  const { t } = useTranslation()
  const receivers = sum(units, 'receivers')
  const read = sum(units, 'read')
  return (
    <div className={styles.sums}>
      <Statistic title={t('notice.field.receiver_count')} value={receivers} />
      <Statistic title={t('notice.read')} value={read} />
      <Statistic title={t('notice.unread')} value={receivers - read} />
      {row.need_receipt && <Statistic title={t('notice.confirmed')} value={sum(units, 'confirmed')} />}
      <Statistic title={t('notice.receiversThen')} value={row.receiver_count ?? 0} />
    </div>
  )
}
