import { goTo } from '@shouya/console/app/host/navigation.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import { isHeldForCosts } from '../rules.ts'
import FeeRequest from './FeeRequest.tsx'
import type { RepairDetail } from './repairList.ts'
import ServiceFacts from './ServiceFacts.tsx'

/** What was reported, by whom; to whom it went, and until when. */
export default function RepairFacts({ row }: { row: RepairDetail }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(repairOrder)
  const says = `${choice('source', row.source)} ${row.source_no ?? ''}`
  const link = row.source_link
  return (
    <>
      <SignedAlert intact={row.report_intact} />
      {isHeldForCosts(row) && <FeeRequest row={row} />}
      <Facts
        of={repairOrder}
        row={row}
        show={[
          'dept_name',
          'device_name',
          row.device_no !== null && 'device_no',
          'device_type',
          'location',
          'order_type',
          'urgency',
          'fault_type',
          'fault_desc',
          'fault_photos',
          row.in_warranty && 'in_warranty',
          row.again_reason !== null && 'again_reason',
          {
            label: label('source'),
            value: link ? (
              <Button type="link" size="small" onClick={() => goTo(link)}>
                {says}
              </Button>
            ) : (
              says
            ),
          },
          'contact_name',
          { label: label('contact_phone'), value: <Telephone name={row.contact_name} number={row.contact_phone} /> },
          row.expect_time !== null && 'expect_time',
          'create_user_name',
          'create_time',
          { label: t('repairOrder.print.request'), value: <SignView sign={row.request_sign} />, wide: true },
        ]}
      />
      <ServiceFacts row={row} />
    </>
  )
}
