import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import { guardEvaluation, guardItem } from '../noun.ts'
import { ACK_DAYS, vetoesOf } from '../rules.ts'
import type { GuardDetail } from './guardList.ts'

/** Number, item, full points, points taken, reason: in percent. */
const widths = [7, 35, 9, 9, 40]

/** 《驻点保安员月度考核表》, one evaluation after the other (domain 17.2, form 10). */
export default function GuardPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="GuardEvaluation/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: GuardDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(guardEvaluation)
  const { label: ofItem } = useNounWords(guardItem)
  const hit = vetoesOf(row.vetoes)
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('guardEvaluation.paper')}`}
        verify={`${guardEvaluation.route}?id=${row.id}`}
        mark={undefined}
      >
        <span>
          {label('dept_name')} {row.dept_name}
        </span>
        <span>{row.bill_no}</span>
      </PaperHead>
      <PaperFacts of={guardEvaluation} row={row} />
      <PaperTable
        heads={[ofItem('seq'), ofItem('content'), ofItem('full'), ofItem('deduct'), ofItem('reason')]}
        widths={widths}
      >
        {row.items.map((item) => (
          <tr key={item.seq}>
            <td>{item.seq + 1}</td>
            <td>{item.content}</td>
            <td>{item.full}</td>
            <td>{item.deduct}</td>
            <td>{item.reason}</td>
          </tr>
        ))}
      </PaperTable>
      {hit.length > 0 && (
        <p>
          {label('vetoes')} {hit.map((veto) => t(`guardEvaluation.vetoes.of.${veto}`)).join(' · ')}
        </p>
      )}
      <p>
        {label('evaluator_user_name')} <SignView sign={row.evaluator_sign} />
      </p>
      <p>
        {t('guardEvaluation.move.acknowledge')}{' '}
        {row.archive_time !== null && row.staff_sign === null ? (
          t('guardEvaluation.unread', { days: ACK_DAYS })
        ) : (
          <SignView sign={row.staff_sign} />
        )}
      </p>
    </section>
  )
}
