import type { Noun } from '@shouya/noun/noun'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '../api/path.ts'
import { backfillMark } from '../ui/paper/backfillMark.ts'
import PaperHead from '../ui/paper/PaperHead.tsx'
import '../ui/paper/paper.css'
import RegisterPrint, { type PrintPath, type PrintWish } from '../ui/paper/RegisterPrint.tsx'
import { useNounWords } from './useNounWords.ts'

type Row = {
  id: number
  bill_no: string | null
  dept_id: number
  dept_name: string
  biz_date: string
  is_backfill?: boolean
}
type BookPath = { [P in PrintPath]: RowOf<P> extends { rows: readonly Row[] } ? P : never }[PrintPath]
type RowIn<P extends BookPath> = RowOf<P> extends { rows: readonly (infer R extends Row)[] } ? R : never

type Props<P extends BookPath> = {
  of: Noun
  path: P
  wish: PrintWish
  onClose: () => void
  /** The content of a sheet. */
  children: (rows: readonly RowIn<P>[]) => ReactNode
}

/**
 * The book of a daily register on paper: a sheet for each outlet and day, so that one record is a sheet of its own. Its code
 * links to the record, or to the day's list.
 */
export default function NounBook<P extends BookPath>({ of, children, ...print }: Props<P>) {
  const { t } = useTranslation()
  const { label } = useNounWords<Noun>(of)
  const title = (t as (key: string) => string)(`${of.name}.book`)
  return (
    <RegisterPrint landscape {...print}>
      {(data) => {
        const { bank_name, rows } = data as unknown as { bank_name: string; rows: RowIn<P>[] }
        const days = Map.groupBy(rows, ({ dept_id, biz_date }) => `${dept_id} ${biz_date}`)
        return [...days].map(([key, day]) => {
          const [first] = day as [RowIn<P>, ...RowIn<P>[]]
          const { id, bill_no, dept_id, dept_name, biz_date } = first
          const list = `dept_id=${dept_id}&include_child=0&begin_date=${biz_date}&end_date=${biz_date}`
          return (
            <section className="paper" key={key}>
              <PaperHead
                title={`${bank_name} ${title}`}
                verify={`${of.route}?${day.length === 1 ? `id=${id}` : list}`}
                mark={backfillMark(day, t('ui.marks.backfill'))}
              >
                <span>
                  {label('dept_name')} {dept_name}
                </span>
                <span>
                  {label('biz_date')} {biz_date}
                </span>
                <span>{day.length === 1 ? bill_no : t('ui.records', { count: day.length })}</span>
              </PaperHead>
              {children(day)}
            </section>
          )
        })
      }}
    </RegisterPrint>
  )
}
