import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation, performanceItem } from '../noun.ts'
import { type PerformanceDetail, points } from './performanceList.ts'
import { useBasis } from './useBasis.ts'

/** Number, item, weight, what the system counted, points: in percent. */
const widths = [7, 28, 9, 44, 12]

/** 《保安员年度绩效考核表》, one evaluation after the other (domain 17.2, form 11). */
export default function PerformancePrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="PerformanceEvaluation/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: PerformanceDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(performanceEvaluation)
  const { label: ofItem } = useNounWords(performanceItem)
  const basis = useBasis()
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('performanceEvaluation.paper')}`}
        verify={`${performanceEvaluation.route}?id=${row.id}`}
        mark={undefined}
      >
        <span>
          {label('dept_name')} {row.dept_name}
        </span>
        <span>{row.bill_no}</span>
      </PaperHead>
      <PaperFacts of={performanceEvaluation} row={row} />
      <PaperTable
        heads={[ofItem('seq'), ofItem('content'), ofItem('weight'), ofItem('value'), ofItem('manual')]}
        widths={widths}
      >
        {row.items.map((item) => (
          <tr key={item.seq}>
            <td>{item.seq + 1}</td>
            <td>{item.content}</td>
            <td>{item.weight}</td>
            <td>{basis({ source: item.source, value: item.value, counted: item.counted })}</td>
            <td>{points(item.manual)}</td>
          </tr>
        ))}
      </PaperTable>
      {row.evaluators.map(({ seq, name, sign }) => (
        <p key={seq}>
          {label('evaluator_names')} {name} <SignView sign={sign} />
        </p>
      ))}
      <p>
        {label('audit_user_name')} {row.audit_user_name}
      </p>
      <p>
        {t('performanceEvaluation.move.acknowledge')} <SignView sign={row.subject_sign} />
      </p>
    </section>
  )
}
