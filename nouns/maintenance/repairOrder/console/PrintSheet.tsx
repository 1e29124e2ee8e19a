import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
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
  title: string
  /** Where its code leads. */
  verify: string
  head: ReactNode
  items: RepairDetail['items']
  signs: readonly Sign[]
  /** Its lines. */
  children: ReactNode
}

/** Number, name, spec, quantity, price, warranty: in percent. */
const widths = [8, 32, 24, 10, 14, 12]
const columns = ['seq', 'name', 'spec', 'qty', 'price', 'under_warranty'] as const

/** A repair on paper: what was wrong and done, the parts, and who reported, sent, repaired and confirmed it. */
export default function PrintSheet({ title, verify, head, items, signs, children }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairItem)
  return (
    <section className="paper">
      <PaperHead title={title} verify={verify}>
        {head}
      </PaperHead>
      {children}
      {items.length > 0 && (
        <PaperTable heads={columns.map((name) => label(name))} widths={widths}>
          {items.map((item) => (
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
