import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import AccountName from '../../console/AccountName.tsx'
import BookTable from '../../console/BookTable.tsx'
import { ledgerAccount } from '../../ledgerAccount/noun.ts'
import { ledgerEntry } from '../noun.ts'
import type { TxnDetail } from './txnList.ts'

/** The entries of a transaction between their heads and their sum, which is the same on both sides. */
export default function EntryTable({ row: { entries, txn_no } }: { row: TxnDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(ledgerEntry)
  const sum = (side: 'debit' | 'credit') => yuan(entries.reduce((total, entry) => total + (entry[side] ?? 0), 0))
  const amount = (fen: number | null) => fen !== null && yuan(fen)
  return (
    <BookTable
      label={`${t('ledger.entriesTitle')} ${txn_no}`}
      heads={[
        { text: label('account') },
        { text: label('debit'), right: true },
        { text: label('credit'), right: true },
      ]}
      rows={entries.map((entry) => ({
        key: entry.leg,
        cells: [
          <Link key="account" to={linkTo(ledgerAccount, entry.account_id)}>
            <AccountName of={entry} />
          </Link>,
          amount(entry.debit),
          amount(entry.credit),
        ],
      }))}
      foot={[t('ledger.total'), sum('debit'), sum('credit')]}
    />
  )
}
