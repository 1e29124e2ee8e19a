import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import LedgerOfRecord from '../../console/LedgerOfRecord.tsx'
import { useSeesBooks } from '../../console/useSeesBooks.ts'
import PaymentFacts from '../../payment/console/PaymentFacts.tsx'
import { usePackageContent } from '../../rechargePackage/console/usePackageContent.ts'
import { recharge } from '../noun.ts'
import type { RechargeDetail, RechargeRow } from './rechargeList.ts'

/** One recharge: what was bought, how it was paid, what became of it, and what was posted for it. */
export default function RechargeRecord(record: RecordProps<RechargeRow>) {
  const { t } = useTranslation()
  const seesBooks = useSeesBooks()
  return (
    <NounRecord
      {...record}
      of={recharge}
      get="Recharge/Get"
      status={(row) => <DictTag dict={recharge.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('ui.facts'), children: <RechargeFacts row={row} /> },
        ...(seesBooks
          ? [
              {
                key: 'ledger',
                label: t('ledger.ofRecord'),
                children: <LedgerOfRecord table={recharge.table} id={row.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

/** What is shown where there is something to show. */
const maybe = [
  ...['device_no', 'trade_no', 'pay_time', 'operator_name', 'credit_time', 'expire_time', 'end_time'],
  ...['wrong_amount', 'wrong_note', 'close_reason', 'refund_reason', 'refund_apply_time'],
  ...['refund_user_name', 'refund_time'],
] as const
/** Amounts and numbers that some packages do not have. */
const some = ['gift_amount', 'times', 'gift_times', 'days', 'earned_amount', 'refund_amount', 'gift_reclaimed'] as const

/** Times, days or fen of a package, as a package of this much is written. */
const partOf = (package_type: number, count: number) => ({
  ...{ package_type, times: count, days: count, price: count, gift_times: 0, gift_amount: 0 },
})

function RechargeFacts({ row }: { row: RechargeDetail }) {
  const content = usePackageContent()
  const { label } = useNounWords(recharge)
  const has = (field: (typeof maybe)[number]) => row[field] !== null && field
  const counts = (field: (typeof some)[number]) => row[field] > 0 && field
  return (
    <>
      <Facts
        of={recharge}
        row={row}
        show={[
          ...(['member_no', 'member_name', 'agent_name'] as const),
          has('device_no'),
          ...(['package_name', 'package_type', 'pay_amount'] as const),
          ...(['gift_amount', 'times', 'gift_times', 'days'] as const).map(counts),
          'pay_type',
          has('trade_no'),
          row.voucher_file_ids.length > 0 && 'voucher_file_ids',
          ...(['create_user_name', 'create_time'] as const),
          ...(['pay_time', 'operator_name', 'credit_time', 'expire_time', 'end_time'] as const).map(has),
          counts('earned_amount'),
          ...(['wrong_amount', 'wrong_note', 'close_reason'] as const).map(has),
          ...(['refund_reason', 'refund_apply_time'] as const).map(has),
          row.unused !== null && { label: label('unused'), value: content(partOf(row.package_type, row.unused)) },
          ...(['refund_amount', 'gift_reclaimed'] as const).map(counts),
          ...(['refund_user_name', 'refund_time'] as const).map(has),
        ]}
      />
      <PaymentFacts payments={row.payments} />
    </>
  )
}
