import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import AccountName from '../../console/AccountName.tsx'
import { useEventWord } from '../../console/useEventWord.ts'
import { ledger, ledgerEntry } from '../noun.ts'
import type { TxnDetail } from './txnList.ts'

const widths = [8, 48, 22, 22]

/** Vouchers, a sheet each. */
export default function VoucherPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="Ledger/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: TxnDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(ledger)
  const { label: ofEntry } = useNounWords(ledgerEntry)
  const eventWord = useEventWord()
  const sum = (side: 'debit' | 'credit') => yuan(row.entries.reduce((total, entry) => total + (entry[side] ?? 0), 0))
  const amount = (fen: number | null) => <td style={{ textAlign: 'right' }}>{fen !== null && yuan(fen)}</td>
  const facts = [
    [label('event'), eventWord(row.event)],
    [label('biz_type'), `${row.biz_type} ${row.biz_id}`],
    [label('operator_name'), row.operator_name ?? t('ledger.system')],
    [label('reversed_txn_no'), row.reversed_txn_no],
    [label('reversal_txn_no'), row.reversal_txn_no],
    [label('memo'), row.memo],
  ].filter(([, value]) => value !== null)
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${t('ledger.paper')}`} verify={linkTo(ledger, row.id)}>
        <span>{row.occur_time}</span>
        <span>{row.txn_no}</span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '20%' }} />
          <col />
        </colgroup>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaperTable heads={(['leg', 'account', 'debit', 'credit'] as const).map(ofEntry)} widths={widths}>
        {row.entries.map((entry) => (
          <tr key={entry.leg}>
            <td>{entry.leg}</td>
            <td>
              <AccountName of={entry} />
            </td>
            {amount(entry.debit)}
            {amount(entry.credit)}
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {t('ledger.total')}
          </th>
          <td style={{ textAlign: 'right' }}>{sum('debit')}</td>
          <td style={{ textAlign: 'right' }}>{sum('credit')}</td>
        </tr>
      </PaperTable>
    </section>
  )
}
