import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import { pledge, pledgeTypes } from '../noun.ts'
import { capitalYuan } from './capitalYuan.ts'
import type { PledgeDetail } from './pledgeList.ts'

/** What the sheet of a record is called. */
const titles = {
  [pledgeTypes.paid]: 'receipt',
  [pledgeTypes.added]: 'receipt',
  [pledgeTypes.refund]: 'refund',
  [pledgeTypes.deducted]: 'deducted',
  [pledgeTypes.transfer]: 'transfer',
} as const

/** Receipts and refund forms of deposits, one record each (domain 17.2, form 18). */
export default function PledgePrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="Member/GetCashPledgePrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: PledgeDetail }) {
  const { t } = useTranslation()
  const isDone = row.status === pledge.states.codes.done
  const title = titles[row.type as keyof typeof titles]
  const signs = [title === 'refund' ? t('pledge.paper.receiver') : t('pledge.paper.payer'), t('pledge.paper.handler')]
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t(`pledge.paper.${title}`)}`}
        verify={`${pledge.route}?id=${row.id}`}
        mark={isDone ? undefined : t('pledge.paper.draft')}
      >
        <span>{row.pledge_no}</span>
        <span>
          {t('pledge.paper.capital')} {capitalYuan(row.amount)}
        </span>
      </PaperHead>
      <PaperFacts of={pledge} row={row} />
      <PaperTable heads={signs} widths={[50, 50]}>
        <tr>
          {signs.map((sign) => (
            <td key={sign} style={{ height: 64 }} />
          ))}
        </tr>
      </PaperTable>
    </section>
  )
}
