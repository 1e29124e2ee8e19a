import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useTranslation } from 'react-i18next'
import RecordLink from '../../console/RecordLink.tsx'
import { useEventWord } from '../../console/useEventWord.ts'
import { ledger } from '../noun.ts'
import TxnMark from './TxnMark.tsx'
import type { TxnRow } from './txnList.ts'

/** The columns of the transactions, newest first. */
export function useTxnColumns(): Column<TxnRow>[] {
  const { t } = useTranslation()
  const eventWord = useEventWord()
  const columns = useNounColumns<typeof ledger, TxnRow>(ledger, {
    txn_no: { width: 144 },
    occur_time: { width: 112 },
    event: { width: 152, render: (row) => eventWord(row.event) },
    amount: { width: 112 },
    biz_type: { width: 144, render: (row) => <RecordLink table={row.biz_type} id={row.biz_id} /> },
    operator_name: { width: 88, render: (row) => row.operator_name ?? t('ledger.system') },
    memo: { width: 128 },
    reversed_txn_no: { width: 144 },
    reversal_txn_no: { title: t('ledger.mark'), width: 96, pin: 'right', render: (row) => <TxnMark row={row} /> },
  })
  return inOrder(columns, ['txn_no', 'occur_time', 'event', 'amount', 'biz_type', 'operator_name', 'reversal_txn_no'])
}
