import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import FeeRequest from './FeeRequest.tsx'
import ItemsRecord from './ItemsRecord.tsx'
import type { RepairDetail } from './repairList.ts'
import { useFeeFacts } from './useFeeFacts.tsx'

/** How it was repaired, what it costs, what the outlet says. */
export default function FixedFacts({ row }: { row: RepairDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairOrder)
  const feeFacts = useFeeFacts(row)
  const { done } = repairOrder.states.codes
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      {row.unapproved && <FeeRequest row={row} />}
      <Facts
        of={repairOrder}
        row={row}
        show={[
          'deal_type',
          'fix_user_name',
          row.fix_time !== null && 'fix_time',
          'fault_reason',
          'deal_desc',
          'fix_photos',
          { label: t('repairOrder.items.title'), value: <ItemsRecord items={row.items} />, wide: true },
          'labor_fee',
          'total_fee',
          row.fee_bearer !== null && 'fee_bearer',
          ...feeFacts,
          { label: t('repairOrder.print.repair'), value: <SignView sign={row.fix_sign} />, wide: true },
          row.confirm_time !== null && 'confirm_time',
          row.confirm_user_name !== null && 'confirm_user_name',
          row.auto_confirmed && 'auto_confirmed',
          row.confirm_sign !== null && {
            label: t('repairOrder.print.confirm'),
            value: <SignView sign={row.confirm_sign} />,
            wide: true,
          },
          row.rating_level !== null && 'rating_level',
          row.rating_level !== null && {
            label: t('repairOrder.marks'),
            value: t('repairOrder.marksOf', {
              quality: row.rating_quality,
              attitude: row.rating_attitude,
              speed: row.rating_speed,
            }),
          },
          row.rating_note !== null && 'rating_note',
          row.status === done &&
            row.rating_level === null && { label: label('rating_level'), value: t('repairOrder.unrated') },
          row.rate_time !== null && 'rate_time',
          row.close_time !== null && 'close_time',
          row.auto_closed && 'auto_closed',
        ]}
      />
    </>
  )
}
