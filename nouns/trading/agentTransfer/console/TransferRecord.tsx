import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import LedgerOfRecord from '../../console/LedgerOfRecord.tsx'
import { useSeesBooks } from '../../console/useSeesBooks.ts'
import { agentTransfer, transferType } from '../noun.ts'
import TransferLife from './TransferLife.tsx'
import type { TransferDetail, TransferRow } from './transferList.ts'

/** Money of an agent in or out: what was asked for, what became of it, and what was posted for it. */
export default function TransferRecord(record: RecordProps<TransferRow>) {
  const { t } = useTranslation()
  const seesBooks = useSeesBooks()
  return (
    <NounRecord
      {...record}
      of={agentTransfer}
      get="Agent/GetTransfer"
      status={(row) => <DictTag dict={agentTransfer.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('agentTransfer.tabs.facts'), children: <TransferFacts row={row} /> },
        { key: 'life', label: t('agentTransfer.tabs.life'), children: <TransferLife row={row} /> },
        ...(seesBooks
          ? [
              {
                key: 'ledger',
                label: t('agentTransfer.tabs.ledger'),
                children: <LedgerOfRecord table={agentTransfer.table} id={row.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function TransferFacts({ row }: { row: TransferDetail }) {
  const { label } = useNounWords(agentTransfer)
  const isPayIn = row.type === transferType.payIn
  return (
    <Facts
      of={agentTransfer}
      row={row}
      show={[
        { label: label('agent_name'), value: row.agent_name, wide: true },
        'type',
        'amount',
        !isPayIn && 'goods_amount',
        !isPayIn && 'commission_amount',
        !isPayIn && 'bank_name',
        !isPayIn && 'bank_account_mask',
        row.trade_no !== null && 'trade_no',
        row.voucher_file_ids.length > 0 && 'voucher_file_ids',
        'create_user_name',
        'create_time',
        row.decide_user_name !== null && 'decide_user_name',
        row.decide_time !== null && 'decide_time',
        row.opinion !== null && 'opinion',
        row.txn_no !== null && 'txn_no',
        row.remark !== null && 'remark',
      ]}
    />
  )
}
