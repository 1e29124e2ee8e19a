import { backfillMark } from '@shouya/console/ui/paper/backfillMark.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import HandoverLedgerTable from './HandoverLedgerTable.tsx'
import type { HandoverDetail } from './handoverList.ts'

const list = '/form/daily/taskdaily/Handover'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register book of key handovers (domain 4.7, 17.2) on A4: a sheet for each outlet and day. */
export default function HandoverPrint(props: Props) {
  return (
    <RegisterPrint path="RoomKey/GetPrintList" landscape {...props}>
      {({ bank_name, rows }) =>
        [...Map.groupBy(rows, ({ dept_id, biz_date }) => `${dept_id} ${biz_date}`)].map(([key, day]) => (
          <Sheet key={key} bank={bank_name} rows={day} />
        ))
      }
    </RegisterPrint>
  )
}

/** Where whoever scans the code finds the record, or the records of the sheet's day. */
const addressOf = (rows: readonly HandoverDetail[], { id, dept_id, biz_date }: HandoverDetail) =>
  rows.length === 1
    ? `${list}?id=${id}`
    : `${list}?dept_id=${dept_id}&include_child=0&begin_date=${biz_date}&end_date=${biz_date}`

function Sheet({ bank, rows }: { bank: string; rows: readonly HandoverDetail[] }) {
  const { t } = useTranslation()
  const [first] = rows
  if (!first) return null
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('daily.book')}`}
        verify={addressOf(rows, first)}
        mark={backfillMark(rows, t('ui.marks.backfill'))}
      >
        <span>
          {t('daily.outlet')} {first.dept_name}
        </span>
        <span>
          {t('daily.field.biz_date')} {first.biz_date}
        </span>
        <span>{rows.length === 1 && first.bill_no}</span>
      </PaperHead>
      <HandoverLedgerTable rows={rows} />
    </section>
  )
}
