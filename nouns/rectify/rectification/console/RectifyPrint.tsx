import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { rectification } from '../noun.ts'
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
  const { label } = useNounWords(rectification)
  const level = useDictLabel('hazard_level')
  const source = useDictLabel('rectify_source')
  const last = row.reviews.at(-1)
  const line = (title: string, value: string | null) => (
    <tr>
      <th>{title}</th>
      <td>{value}</td>
    </tr>
  )
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${t('rectification.print.notice')}`} verify={linkTo(rectification, row.id)}>
        <span>{row.bill_no}</span>
        <span>
          {t('rectification.print.date')} {row.create_time.slice(0, 10)}
        </span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '22%' }} />
          <col />
        </colgroup>
        <tbody>
          {line(label('dept_name'), row.dept_name)}
          {line(label('source_type'), [source(row.source_type), row.source_no].filter(Boolean).join(' '))}
          {line(label('hazard_level'), level(row.hazard_level))}
          {line(label('problem_desc'), row.problem_desc)}
          {line(label('require_desc'), row.require_desc)}
          {line(label('temp_measure'), row.temp_measure)}
          {line(label('deadline'), row.deadline)}
          {line(label('duty_user_name'), row.duty_user_name)}
          {line(t('rectification.print.unitSign'), '')}
        </tbody>
      </table>
      <h1>{t('rectification.print.receipt')}</h1>
      <table>
        <colgroup>
          <col style={{ width: '22%' }} />
          <col />
        </colgroup>
        <tbody>
          {line(label('measure'), row.measure)}
          {line(label('finish_user_name'), row.finish_user_name)}
          {line(label('finish_time'), row.finish_time && minute(row.finish_time))}
          {line(t('rectification.opinion'), last?.opinion ?? (last?.passed ? t('rectification.passed') : ''))}
          {line(
            t('rectification.print.reviewSign'),
            last ? `${last.reviewer_user_name} ${minute(last.review_time)}` : '',
          )}
        </tbody>
      </table>
    </section>
  )
}
