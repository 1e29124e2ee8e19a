import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import AccountName from '../../console/AccountName.tsx'
import BookTable from '../../console/BookTable.tsx'
import type { Sheet } from './accountList.ts'
import { sides } from './sheetColumns.ts'

/** The trial balance: each type of account, and the sums, which are the same on both sides. */
export default function SheetTable({ sheet: { rows, total } }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const amount = (fen: number) => (fen === 0 ? '-' : yuan(fen))
  return (
    <BookTable
      label={t('ledgerAccount.sheet.book')}
      heads={[
        { text: t('ledgerAccount.sheet.field.account') },
        { text: t('ledgerAccount.sheet.field.account_class') },
        ...sides.map((key) => ({ text: t(`ledgerAccount.sheet.field.${key}`), right: true })),
      ]}
      rows={rows.map((row) => ({
        key: row.account_type,
        cells: [
          <AccountName key="account" of={{ ...row, owner_id: 0 }} />,
          t(`ledgerAccount.sheet.class.${row.account_class}`),
          ...sides.map((key) => amount(row[key])),
        ],
      }))}
      foot={[t('ledgerAccount.sheet.total'), '', ...sides.map((key) => yuan(total[key]))]}
    />
  )
}
