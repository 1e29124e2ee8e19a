import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import type { RectifyDetail } from './rectifyList.ts'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints notices with their receipts (domain 4.3), one sheet each. */
export default function RectifyPrint(props: Props) {
  return (
    <RegisterPrint path="Rectification/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Paper key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

/** The notice above, the receipt below. */
function Paper({ bank, row }: { bank: string; row: RectifyDetail }) {
  const { t } = useTranslation()
  const level = useDictLabel('hazard_level')
  const source = useDictLabel('rectify_source')
  const last = row.reviews.at(-1)
  const line = (label: string, value: string | null) => (
    <tr>
      <th>{label}</th>
      <td>{value}</td>
    </tr>
  )
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('rectify.print.notice')}`}
        verify={`/form/daily/taskdaily/RectifyList?keywords=${row.bill_no}`}
      >
        <span>{row.bill_no}</span>
        <span>
          {t('rectify.print.date')} {row.create_time.slice(0, 10)}
        </span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '22%' }} />
          <col />
        </colgroup>
        <tbody>
          {line(t('rectify.field.dept_name'), row.dept_name)}
          {line(t('rectify.field.source_type'), [source(row.source_type), row.source_no].filter(Boolean).join(' '))}
          {line(t('rectify.field.hazard_level'), level(row.hazard_level))}
          {line(t('rectify.field.problem_desc'), row.problem_desc)}
          {line(t('rectify.field.require_desc'), row.require_desc)}
          {line(t('rectify.field.temp_measure'), row.temp_measure)}
          {line(t('rectify.field.deadline'), row.deadline)}
          {line(t('rectify.field.duty_user_name'), row.duty_user_name)}
          {line(t('rectify.print.unitSign'), '')}
        </tbody>
      </table>
      <h1>{t('rectify.print.receipt')}</h1>
      <table>
        <colgroup>
          <col style={{ width: '22%' }} />
          <col />
        </colgroup>
        <tbody>
          {line(t('rectify.field.measure'), row.measure)}
          {line(t('rectify.field.finish_user_name'), row.finish_user_name)}
          {line(t('rectify.field.finish_time'), row.finish_time && minute(row.finish_time))}
          {line(t('rectify.field.opinion'), last?.opinion ?? (last?.passed ? t('rectify.passed') : ''))}
          {line(t('rectify.print.reviewSign'), last ? `${last.reviewer_user_name} ${minute(last.review_time)}` : '')}
        </tbody>
      </table>
    </section>
  )
}
