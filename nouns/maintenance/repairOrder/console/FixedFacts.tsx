import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import ItemsRecord from './ItemsRecord.tsx'
import type { RepairDetail } from './repairList.ts'

/** How it was repaired, what it costs, what the outlet says. */
export default function FixedFacts({ row }: { row: RepairDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairOrder)
  const { done } = repairOrder.states.codes
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      {row.unapproved && (
        <Alert
          type="warning"
          showIcon
          title={t('repairOrder.waitsForApproval', { total: yuan(row.total_fee ?? 0), bill: row.bill_no })}
        />
      )}
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
          row.fee_request_no !== null && 'fee_request_no',
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
