import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { saidOf } from '../../../rectify/answer/console/answers.ts'
import { result } from '../../../rectify/answer/rules.ts'
import { type OwnPages, pathOf, type ReportDetail } from './reportList.ts'

/** Number, item, verdict, what was found: in percent. */
const widths = [9, 45, 10, 36]

/** The paper of a scene, one report after the other (domain 17.2, forms 9, 12 and 13). */
export default function ReportPrint({ own, ...props }: { own: OwnPages; wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path={pathOf(own.noun, 'GetPrintList')} {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} own={own} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ own, bank, row }: { own: OwnPages; bank: string; row: ReportDetail }) {
  const { t } = useTranslation()
  const word = t as (key: string) => string
  const { noun } = own
  const { label } = useNounWords(noun)
  const grade = useDictLabel('grade')
  const status = useDictLabel('check_report_status')
  const register = useDictLabel('check_register')
  const signs: Readonly<Record<number, string>> = {
    [result.normal]: t('checkReport.paper.normal'),
    [result.abnormal]: t('checkReport.paper.abnormal'),
  }
  const facts: [string, string | null][] = [
    [label('check_dept_name'), row.check_dept_name],
    [label('check_date'), row.check_date],
    [
      label('grade'),
      [`${row.score}/${row.full_score}`, row.grade !== null && grade(row.grade)].filter(Boolean).join(' '),
    ],
    [label('abnormal_count'), String(row.abnormal_count)],
    [label('main_problems'), row.main_problems],
    [label('opinions'), row.opinions],
    [label('objection'), row.objection],
    [label('filed_at'), row.filed_at],
  ]
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t(own.book)}`}
        verify={`${noun.route}?id=${row.id}`}
        mark={row.status === noun.states.codes.void ? status(row.status) : undefined}
      >
        <span>
          {label('dept_name')} {row.dept_name}
        </span>
        <span>
          {label('period_key')} {row.period_key}
        </span>
        <span>{row.bill_no}</span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '20%' }} />
          <col />
        </colgroup>
        <tbody>
          {facts
            .filter(([, value]) => value !== null && value !== '')
            .map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td style={{ whiteSpace: 'pre-wrap' }}>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {own.sheet?.(row)}
      <PaperTable
        heads={[
          word(`${noun.name}.results.field.item_code`),
          word(`${noun.name}.results.field.content`),
          word(`${noun.name}.results.field.result`),
          t('checkReport.paper.bad'),
        ]}
        widths={widths}
      >
        {row.results.map((item) => (
          <tr key={item.id}>
            <td>{item.item_code}</td>
            <td>{item.content}</td>
            <td>{signs[item.result ?? 0] ?? t('checkReport.paper.none')}</td>
            <td>
              {[
                saidOf(item),
                item.known_by !== null && item.known_count ? `${register(item.known_by)} ${item.known_count}` : null,
                item.known_reason,
                item.problem_desc,
                item.recovered_note,
                item.rectify_no,
              ]
                .filter(Boolean)
                .join(' ')}
            </td>
          </tr>
        ))}
      </PaperTable>
      {row.inspectors.map((line) => (
        <p key={line.seq}>
          {t('checkReport.inspectorNo', { n: line.seq + 1 })} {line.name} <SignView sign={line.sign} />
        </p>
      ))}
      <p>
        {label('leader_user_name')} {row.leader_user_name} <SignView sign={row.leader_sign} />
      </p>
    </section>
  )
}
