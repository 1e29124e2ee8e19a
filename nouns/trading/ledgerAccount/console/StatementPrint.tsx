import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import AccountName from '../../console/AccountName.tsx'
import { useEventWord } from '../../console/useEventWord.ts'
import { ledgerAccount, statementLine } from '../noun.ts'
import { statementColumns } from './statementColumns.ts'

const widths = [14, 15, 19, 13, 13, 13, 13]

type Props = { filters: { account_id: number; begin_date: string; end_date: string }; onClose: () => void }

/** The statement of an account on paper: its entries in their order between what it had and what it has. */
export default function StatementPrint({ filters, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(statementLine)
  const eventWord = useEventWord()
  const amount = (fen: number | null) => <td style={{ textAlign: 'right' }}>{fen !== null && yuan(fen)}</td>
  const line = (text: string, balance: number) => (
    <tr>
      <th scope="row" colSpan={6}>
        {text}
      </th>
      {amount(balance)}
    </tr>
  )
  return (
    <RegisterPrint landscape path="Ledger/GetEntryPrintList" wish={{ filters }} onClose={onClose}>
      {({ bank_name, account, rows, opening, debit, credit, closing }) => (
        <section className="paper">
          <PaperHead title={`${bank_name} ${t('ledgerAccount.statement')}`} verify={linkTo(ledgerAccount, account.id)}>
            <span>
              <AccountName of={account} />
            </span>
            <span>
              {filters.begin_date} – {filters.end_date}
            </span>
          </PaperHead>
          <PaperTable heads={statementColumns.map(label)} widths={widths}>
            {line(t('ledgerAccount.openingBalance'), opening)}
            {rows.map((entry) => (
              <tr key={`${entry.txn_no} ${entry.balance}`}>
                <td>{minute(entry.occur_time)}</td>
                <td>{entry.txn_no}</td>
                <td>{eventWord(entry.event)}</td>
                <td>{entry.memo}</td>
                {amount(entry.debit)}
                {amount(entry.credit)}
                {amount(entry.balance)}
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={4}>
                {t('ledgerAccount.total')}
              </th>
              {amount(debit)}
              {amount(credit)}
              <td />
            </tr>
            {line(t('ledgerAccount.closingBalance'), closing)}
          </PaperTable>
        </section>
      )}
    </RegisterPrint>
  )
}
