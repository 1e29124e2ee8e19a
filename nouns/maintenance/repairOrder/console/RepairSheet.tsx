import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import type { Noun } from '@shouya/noun/noun'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { repairItem } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

type Sign = {
  key: 'request' | 'dispatch' | 'repair' | 'confirm'
  name: string | null
  at: string | null
  sign?: ComponentProps<typeof SignView>['sign'] | null
  /** What the system has done in place of somebody. */
  system?: string
}

type Props = {
  of: Noun
  row: Pick<RepairDetail, 'id' | 'items'>
  title: string
  head: ReactNode
  signs: readonly Sign[]
}

/** Number, name, spec, quantity, price, warranty: in percent. */
const widths = [8, 32, 24, 10, 14, 12]
const columns = ['seq', 'name', 'spec', 'qty', 'price', 'under_warranty'] as const

/** A repair on paper: what was wrong and done, the parts, and who reported, sent, repaired and confirmed it. */
export default function RepairSheet({ of, row, title, head, signs }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairItem)
  return (
    <section className="paper">
      <PaperHead title={title} verify={`${of.route}?id=${row.id}`}>
        {head}
      </PaperHead>
      <PaperFacts of={of} row={row} />
      {row.items.length > 0 && (
        <PaperTable heads={columns.map((name) => label(name))} widths={widths}>
          {row.items.map((item) => (
            <tr key={item.seq}>
              <td>{item.seq}</td>
              <td>{item.name}</td>
              <td>{item.spec}</td>
              <td>{item.qty}</td>
              <td>{yuan(item.price)}</td>
              <td>{t(item.under_warranty ? 'ui.yes' : 'ui.no')}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      <PaperTable heads={signs.map(({ key }) => t(`repairOrder.print.${key}`))} widths={[25, 25, 25, 25]}>
        <tr>
          {signs.map(({ key, name, at, sign, system }) => (
            <td key={key} style={{ height: 64 }}>
              {sign ? <SignView sign={sign} /> : name}
              {system && <div>{system}</div>}
              {!sign && at && <div>{minute(at)}</div>}
            </td>
          ))}
        </tr>
      </PaperTable>
    </section>
  )
}
