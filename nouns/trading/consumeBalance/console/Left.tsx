import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { BalanceRow } from './balanceList.ts'

/** How many pieces are left, marked where that is no more than the warning. */
export default function Left({ row }: { row: Pick<BalanceRow, 'quantity' | 'low' | 'warn_quantity'> }) {
  const { t } = useTranslation()
  if (!row.low) return row.quantity
  return (
    <span title={t('consumeBalance.low', { count: row.warn_quantity })}>
      <StatusTag kind="waiting">{row.quantity}</StatusTag>
    </span>
  )
}
