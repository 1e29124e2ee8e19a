import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { TxnRow } from './txnList.ts'

/** Whether a transaction takes another one back, was taken back itself, or is to be. */
export default function TxnMark({ row }: { row: Pick<TxnRow, 'reversed_txn_id' | 'reversal_txn_id' | 'is_waiting'> }) {
  const { t } = useTranslation()
  if (row.reversed_txn_id !== null) return <StatusTag kind="void">{t('ledger.reversalTag')}</StatusTag>
  if (row.reversal_txn_id !== null) return <StatusTag kind="void">{t('ledger.reversedTag')}</StatusTag>
  if (row.is_waiting) return <StatusTag kind="waiting">{t('ledger.waitingTag')}</StatusTag>
  return null
}
