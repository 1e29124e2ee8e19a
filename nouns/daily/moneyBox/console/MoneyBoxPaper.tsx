import { backfillMark } from '@shouya/console/ui/paper/backfillMark.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import { useTranslation } from 'react-i18next'
import MoneyBoxTable from './MoneyBoxTable.tsx'
import type { MoneyBoxDetail } from './moneyBoxList.ts'

const list = '/form/daily/taskdaily/EscortList'

/** Where whoever scans the code finds the record, or the records of the sheet's day. */
const addressOf = (rows: readonly MoneyBoxDetail[], { id, dept_id, biz_date }: MoneyBoxDetail) =>
  rows.length === 1
    ? `${list}?id=${id}`
    : `${list}?dept_id=${dept_id}&include_child=0&begin_date=${biz_date}&end_date=${biz_date}`

/** One outlet's day as the book on paper has it. */
export default function MoneyBoxPaper({ bank, rows }: { bank: string; rows: readonly MoneyBoxDetail[] }) {
  const { t } = useTranslation()
  const [first] = rows
  if (!first) return null
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('moneyBox.book')}`}
        verify={addressOf(rows, first)}
        mark={backfillMark(rows, t('ui.marks.backfill'))}
      >
        <span>
          {t('moneyBox.outlet')} {first.dept_name}
        </span>
        <span>
          {t('moneyBox.field.biz_date')} {first.biz_date}
        </span>
        <span>{rows.length === 1 && first.bill_no}</span>
      </PaperHead>
      <MoneyBoxTable rows={rows} />
    </section>
  )
}
