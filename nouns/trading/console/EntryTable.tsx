import type { DataOf } from '@shouya/console/api/path.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { books } from '../books/routes.ts'
import AccountName from './AccountName.tsx'
import BookTable from './BookTable.tsx'

/** The entries of a transaction between their heads and their sum, which is the same on both sides. */
export default function EntryTable({ row: { entries, txn_no } }: { row: DataOf<'Ledger/Get'> }) {
  const { t } = useTranslation()
  const sum = (side: 'debit' | 'credit') => yuan(entries.reduce((total, entry) => total + (entry[side] ?? 0), 0))
  const amount = (fen: number | null) => fen !== null && yuan(fen)
  return (
    <BookTable
      label={`${t('ledger.entriesTitle')} ${txn_no}`}
      heads={[
        { text: t('ledger.entries.field.account') },
        { text: t('ledger.entries.field.debit'), right: true },
        { text: t('ledger.entries.field.credit'), right: true },
      ]}
      rows={entries.map((entry) => ({
        key: entry.leg,
        cells: [
          <Link key="account" to={linkTo({ route: books.accounts }, entry.account_id)}>
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
