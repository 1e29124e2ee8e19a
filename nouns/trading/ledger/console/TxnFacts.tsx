import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import EntryTable from '../../console/EntryTable.tsx'
import RecordLink from '../../console/RecordLink.tsx'
import { useEventWord } from '../../console/useEventWord.ts'
import { ledger } from '../noun.ts'
import ReversalFacts from './ReversalFacts.tsx'
import type { TxnDetail } from './txnList.ts'

/** The fields of a transaction, and its entries. */
export default function TxnFacts({ row }: { row: TxnDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(ledger)
  const eventWord = useEventWord()
  const other = (id: number | null, number: string | null) =>
    id !== null && { value: <Link to={linkTo(ledger, id)}>{number}</Link> }
  const reversed = other(row.reversed_txn_id, row.reversed_txn_no)
  const reversal = other(row.reversal_txn_id, row.reversal_txn_no)
  return (
    <>
      <Facts
        of={ledger}
        row={row}
        show={[
          { label: label('event'), value: eventWord(row.event) },
          'amount',
          'occur_time',
          { label: label('operator_name'), value: row.operator_name ?? t('ledger.system') },
          { label: label('biz_type'), value: <RecordLink table={row.biz_type} id={row.biz_id} /> },
          reversed && { label: label('reversed_txn_no'), ...reversed },
          reversal && { label: label('reversal_txn_no'), ...reversal },
          row.memo !== null && 'memo',
        ]}
      />
      <h2 className="ui-heading">{t('ledger.entriesTitle')}</h2>
      <EntryTable row={row} />
      {row.reversals.length > 0 && <ReversalFacts reversals={row.reversals} />}
    </>
  )
}
