import { useRead } from '@shouya/console/api/useRead.ts'
import type { BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import type { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import RecordDrawer from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import LedgerOfRecord from '../../console/LedgerOfRecord.tsx'
import TxnFacts from './TxnFacts.tsx'
import TxnMark from './TxnMark.tsx'
import { useReversalMoves } from './useReversalMoves.tsx'

type Props = { id: number; beside: BesideList; print: ReturnType<ReturnType<typeof usePrinting>['one']> }

/** One transaction with its entries, and all that was posted for its record. */
export default function TxnRecord({ id, beside, print }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Ledger/Get', { id })
  const { moves, dialog } = useReversalMoves(data)
  return (
    <>
      {dialog}
      <RecordDrawer
        beside={beside}
        read={read}
        name={data?.txn_no ?? t('ledger.title')}
        status={data && <TxnMark row={data} />}
        moves={moves}
        print={print}
        tabs={
          data && [
            { key: 'facts', label: t('ledger.title'), children: <TxnFacts row={data} /> },
            {
              key: 'record',
              label: t('ledger.sameRecord'),
              children: <LedgerOfRecord table={data.biz_type} id={data.biz_id} />,
            },
          ]
        }
      />
    </>
  )
}
