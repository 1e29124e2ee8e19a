import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { backfillMark } from './backfillMark.ts'
import PaperHead from './PaperHead.tsx'
import './paper.css'

type Row = { id: number; dept_id: number; dept_name: string; biz_date: string; is_backfill?: boolean }

type Props<R extends Row> = {
  /** Bank and register. */
  title: string
  /** The page of the register. */
  route: string
  rows: readonly R[]
  /** The items under the title, a span each. */
  head: (first: R, rows: readonly R[]) => ReactNode
  /** The content of the sheet. */
  children: (rows: readonly R[]) => ReactNode
}

/**
 * A register on paper: a sheet for each outlet and day, so that one record is a sheet of its own. Its code links to the
 * record, or to the day's list.
 */
export default function DaySheets<R extends Row>({ title, route, rows, head, children }: Props<R>) {
  const { t } = useTranslation()
  const days = [...Map.groupBy(rows, ({ dept_id, biz_date }) => `${dept_id} ${biz_date}`)]
  return days.map(([key, day]) => {
    const [first] = day as [R, ...R[]]
    const list = `dept_id=${first.dept_id}&include_child=0&begin_date=${first.biz_date}&end_date=${first.biz_date}`
    return (
      <section className="paper" key={key}>
        <PaperHead
          title={title}
          verify={`${route}?${day.length === 1 ? `id=${first.id}` : list}`}
          mark={backfillMark(day, t('ui.marks.backfill'))}
        >
          {head(first, day)}
        </PaperHead>
        {children(day)}
      </section>
    )
  })
}
