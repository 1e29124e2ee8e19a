import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import PrintSheet from '../../../maintenance/repairOrder/console/PrintSheet.tsx'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

/** 《终端维修工单》, one repair after the other (domain 17.2, form 16). */
export default function TradePrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="Repair/GetTradePrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

/** Nobody signs a terminal's repair: names and times stand where signatures would. */
function Sheet({ bank, row }: { bank: string; row: TradeDetail }) {
  const { t } = useTranslation()
  return (
    <PrintSheet
      verify={`${tradeRepair.route}?id=${row.id}`}
      items={row.items}
      title={`${bank} ${t('tradeRepair.print.sheet')}`}
      head={row.bill_no}
      signs={[
        { key: 'request', name: row.create_user_name, at: row.create_time },
        { key: 'dispatch', name: row.dispatch_user_name, at: row.dispatch_time },
        { key: 'repair', name: row.fix_user_name, at: row.fix_time },
        {
          ...{ key: 'confirm', name: row.confirm_user_name, at: row.confirm_time },
          ...(row.auto_confirmed && { system: t('tradeRepair.flow.autoConfirm') }),
        },
      ]}
    >
      <PaperFacts of={tradeRepair} row={row} />
    </PrintSheet>
  )
}
