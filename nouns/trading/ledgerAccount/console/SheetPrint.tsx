import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import { TRADE_STAT } from '../../books/routes.ts'
import AccountName from '../../console/AccountName.tsx'
import BalanceLine from './BalanceLine.tsx'
import { sheetColumns, sides } from './sheetColumns.ts'

const widths = [18, 10, 12, 12, 12, 12, 12, 12]

type Props = { filters: { begin_date: string; end_date: string }; onClose: () => void }

/** The trial balance and the balance sheet on paper. */
export default function SheetPrint({ filters, onClose }: Props) {
  const { t } = useTranslation()
  const amounts = (of: Readonly<Record<(typeof sides)[number], number>>) =>
    sides.map((key) => (
      <td key={key} style={{ textAlign: 'right' }}>
        {of[key] === 0 ? '-' : yuan(of[key])}
      </td>
    ))
  return (
    <RegisterPrint landscape path="Ledger/GetSheetPrintList" wish={{ filters }} onClose={onClose}>
      {({ bank_name, rows, total, classes }) => (
        <section className="paper">
          <PaperHead
            title={`${bank_name} ${t('ledgerAccount.sheet.book')}`}
            verify={`${TRADE_STAT}?tab=sheet&from=${filters.begin_date}&to=${filters.end_date}`}
          >
            <span>
              {filters.begin_date} – {filters.end_date}
            </span>
          </PaperHead>
          <PaperTable heads={sheetColumns.map((key) => t(`ledgerAccount.sheet.field.${key}`))} widths={widths}>
            {rows.map((row) => (
              <tr key={row.account_type}>
                <td>
                  <AccountName of={{ ...row, owner_id: 0 }} />
                </td>
                <td>{t(`ledgerAccount.sheet.class.${row.account_class}`)}</td>
                {amounts(row)}
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={2}>
                {t('ledgerAccount.sheet.total')}
              </th>
              {amounts(total)}
            </tr>
          </PaperTable>
          <PaperTable
            heads={[
              t('ledgerAccount.sheet.field.account_class'),
              t('ledgerAccount.sheet.opening'),
              t('ledgerAccount.sheet.closing'),
            ]}
            widths={[28, 36, 36]}
          >
            {classes.map((line) => (
              <tr key={line.account_class}>
                <td>{t(`ledgerAccount.sheet.class.${line.account_class}`)}</td>
                <td style={{ textAlign: 'right' }}>{yuan(line.opening)}</td>
                <td style={{ textAlign: 'right' }}>{yuan(line.closing)}</td>
              </tr>
            ))}
          </PaperTable>
          <BalanceLine classes={classes} />
        </section>
      )}
    </RegisterPrint>
  )
}
