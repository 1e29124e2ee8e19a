import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import PrintSheet from './PrintSheet.tsx'
import type { RepairDetail } from './repairList.ts'

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
  return (
    <PrintSheet
      verify={`${repairOrder.route}?id=${row.id}`}
      items={row.items}
      title={`${bank} ${t('repairOrder.book')}`}
      head={
        <>
          <span>
            {label('dept_name')} {row.dept_name}
          </span>
          <span>{row.bill_no}</span>
        </>
      }
      signs={[
        { key: 'request', name: row.create_user_name, at: row.create_time, sign: row.request_sign },
        {
          ...{ key: 'dispatch', name: row.dispatch_user_name, at: row.dispatch_time, sign: row.dispatch_sign },
          ...(row.auto_dispatched && { system: t('repairOrder.print.auto') }),
        },
        { key: 'repair', name: row.fix_user_name, at: row.fix_time, sign: row.fix_sign },
        {
          ...{ key: 'confirm', name: row.confirm_user_name, at: row.confirm_time, sign: row.confirm_sign },
          ...(row.auto_confirmed && { system: t('repairOrder.print.autoConfirmed') }),
        },
      ]}
    >
      <PaperFacts of={repairOrder} row={row} />
    </PrintSheet>
  )
}
