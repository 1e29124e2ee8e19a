import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignView from '@shouya/console/ui/SignView.tsx'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'
import TimeLeft from './TimeLeft.tsx'
import { useFeeFacts } from './useFeeFacts.tsx'

const fields = [
  ...['company_name', 'engineer_name', 'dispatch_time', 'dispatch_user_name', 'dispatch_note', 'respond_due'],
  ...['accept_time', 'arrive_due', 'arrive_time', 'fix_due', 'suspend_kind', 'suspend_reason', 'suspend_minutes'],
  ...['reject_reason', 'return_reason', 'rework_count', 'rework_reason', 'escalated_at', 'cancel_reason'],
] as readonly (keyof typeof repairOrder.fields)[]

/** Who repairs it, by which deadlines, and what came between: only what there is. */
export default function ServiceFacts({ row }: { row: RepairDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairOrder)
  const feeFacts = useFeeFacts(row)
  const { engineer_phone: phone, dispatch_sign: sign } = row
  return (
    <Facts
      of={repairOrder}
      row={row}
      show={[
        row.due_time !== null && { label: t('repairOrder.field.left'), value: <TimeLeft row={row} /> },
        // Later they stand with the repair.
        ...(row.deal_type === null ? feeFacts : []),
        ...fields.filter((name) => row[name] !== null && row[name] !== '' && row[name] !== 0),
        phone !== null && {
          label: label('engineer_phone'),
          value: <Telephone name={row.engineer_name ?? ''} number={phone} />,
        },
        row.auto_dispatched && { label: label('dispatch_user_name'), value: t('repairOrder.flow.auto') },
        sign !== null && { label: t('repairOrder.print.dispatch'), value: <SignView sign={sign} />, wide: true },
      ]}
    />
  )
}
