import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import DayTools from '../../console/DayTools.tsx'
import styles from '../../console/TradeCard.module.css'
import Classes from './Classes.tsx'
import SheetPrint from './SheetPrint.tsx'
import SheetTable from './SheetTable.tsx'
import { sheetColumns } from './sheetColumns.ts'

/** Trial balance and balance sheet by type of account (domain 11.1). */
export default function Sheet() {
  const { t } = useTranslation()
  const { date } = useNow()
  const [begin, setBegin] = useParam('from')
  const [end, setEnd] = useParam('to')
  const query = { begin_date: begin ?? `${date.slice(0, 7)}-01`, end_date: end ?? date }
  const { data, error, refetch } = useRead('Ledger/GetSheet', query, { keep: true })
  return (
    <section className={styles.card} aria-label={t('ledgerAccount.sheet.title')}>
      <DayTools
        days={query}
        onDays={(days) => {
          setBegin(days.begin_date)
          setEnd(days.end_date)
        }}
        file={{
          controller: 'LedgerSheet',
          filters: query,
          total: data && data.rows.length + 1,
          columns: sheetColumns.map((key) => ({ key, title: t(`ledgerAccount.sheet.field.${key}`), chosen: true })),
        }}
        print={{
          path: 'Ledger/GetSheetPrintList',
          draw: (onClose) => <SheetPrint filters={query} onClose={onClose} />,
        }}
      />
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <>
          <SheetTable sheet={data} />
          <Classes classes={data.classes} />
          <p className={styles.rule}>{t('ledgerAccount.sheet.rule')}</p>
        </>
      )}
    </section>
  )
}
