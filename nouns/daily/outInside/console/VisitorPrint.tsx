import { backfillMark } from '@shouya/console/ui/paper/backfillMark.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import VisitorLedgerTable from './VisitorLedgerTable.tsx'
import type { VisitorDetail } from './visitorList.ts'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the ledger of visitors (domain 4.5): a sheet for each outlet and day, with the code of the day's list. */
export default function VisitorPrint(props: Props) {
  return (
    <RegisterPrint path="OutInside/GetPrintList" landscape {...props}>
      {({ bank_name, rows }) =>
        [...Map.groupBy(rows, ({ dept_id, biz_date }) => `${dept_id} ${biz_date}`)].map(([key, day]) => (
          <Sheet key={key} bank={bank_name} rows={day} />
        ))
      }
    </RegisterPrint>
  )
}

function Sheet({ bank, rows }: { bank: string; rows: readonly VisitorDetail[] }) {
  const { t } = useTranslation()
  const [first] = rows
  if (!first) return null
  const { id, dept_id, dept_name, biz_date, bill_no } = first
  const list = '/form/daily/taskdaily/InOutList'
  const verify =
    rows.length === 1
      ? `${list}?id=${id}`
      : `${list}?dept_id=${dept_id}&include_child=0&begin_date=${biz_date}&end_date=${biz_date}`
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('visitors.book')}`}
        verify={verify}
        mark={backfillMark(rows, t('ui.marks.backfill'))}
      >
        <span>{dept_name}</span>
        <span>{biz_date}</span>
        {rows.length === 1 && <span>{bill_no}</span>}
      </PaperHead>
      <VisitorLedgerTable rows={rows} />
    </section>
  )
}
