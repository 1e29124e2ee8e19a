import { useUser } from '@shouya/console/api/account.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import RequestFields from './RequestFields.tsx'
import type { RepairValues } from './repairList.ts'

/**
 * Reports what is out of order (domain 8.3). In the address: `device`, whose label was scanned; `rectify` or `check`, the record
 * that calls for it.
 */
export default function RequestForm({ onReported, onClose }: { onReported: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const [scanned, setScanned] = useParam('device')
  const [rectify, setRectify] = useParam('rectify')
  const [check, setCheck] = useParam('check')
  const of = rectify
    ? ({ table: 'rectification', id: Number(rectify) } as const)
    : check
      ? ({ table: 'security_check', id: Number(check) } as const)
      : undefined
  return (
    <FormDrawer<'Repair/RequestRepair', RepairValues>
      path="Repair/RequestRepair"
      title={t('repairOrder.addTitle')}
      initial={{
        ...{ dept_id: user.dept_id, order_type: 1, urgency: 1, fault_photos: [], contact_name: user.name },
        ...(scanned && { equipment_id: Number(scanned) }),
      }}
      toBody={async ({ sign, ...values }) => ({ ...values, ...(of && { of }), sign: await signInput(sign) })}
      said={({ bill_no, company_name }) =>
        company_name
          ? t('repairOrder.requested', { vendor: company_name, bill: bill_no })
          : t('repairOrder.requestedOnly', { bill: bill_no })
      }
      okText={t('repairOrder.add')}
      refreshes={['Remind', 'Equipment', 'Rectification']}
      onSaved={onReported}
      onClose={() => {
        onClose()
        for (const forget of [setScanned, setRectify, setCheck]) forget(undefined)
      }}
    >
      <RequestFields of={of !== undefined} />
    </FormDrawer>
  )
}
