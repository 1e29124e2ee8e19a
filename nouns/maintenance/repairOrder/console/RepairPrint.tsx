import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { repairItem, repairOrder } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

/** Number, name, spec, quantity, price, warranty: in percent. */
const widths = [8, 32, 24, 10, 14, 12]

/** 《设备维修工单》, one order after the other, signed four times (domain 17.2, form 16). */
export default function RepairPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="Repair/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: RepairDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairOrder)
  const { label: ofItem } = useNounWords(repairItem)
  const columns = ['seq', 'name', 'spec', 'qty', 'price', 'under_warranty'] as const
  const signs = [
    { key: 'request' as const, name: row.create_user_name, at: row.create_time, sign: row.request_sign, system: '' },
    {
      ...{ key: 'dispatch' as const, name: row.dispatch_user_name, at: row.dispatch_time, sign: row.dispatch_sign },
      system: row.auto_dispatched ? t('repairOrder.print.auto') : '',
    },
    { key: 'repair' as const, name: row.fix_user_name, at: row.fix_time, sign: row.fix_sign, system: '' },
    {
      ...{ key: 'confirm' as const, name: row.confirm_user_name, at: row.confirm_time, sign: row.confirm_sign },
      system: row.auto_confirmed ? t('repairOrder.print.autoConfirmed') : '',
    },
  ]
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${t('repairOrder.book')}`} verify={`${repairOrder.route}?id=${row.id}`}>
        <span>
          {label('dept_name')} {row.dept_name}
        </span>
        <span>{row.bill_no}</span>
      </PaperHead>
      <PaperFacts of={repairOrder} row={row} />
      {row.items.length > 0 && (
        <PaperTable heads={columns.map((name) => ofItem(name))} widths={widths}>
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
