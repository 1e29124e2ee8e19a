import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../approvals/console/requestPaths.ts'
import { request } from '../../../approvals/request/noun.ts'
import type { RepairDetail } from './repairList.ts'

/** What an order that waits for the approval of its costs needs: the request that names it, with its state, or a new one. */
export default function FeeRequest({ row }: { row: RepairDetail }) {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const { fee_request: asked } = row
  const starts = !asked?.undecided && mayCall('Repair/GetPurchase') && mayCall('OaExamine/GetStart')
  return (
    <Alert
      className="ui-hint"
      type="warning"
      showIcon
      title={
        row.unapproved
          ? t('repairOrder.waitsForApproval', { total: yuan(row.total_fee ?? 0) })
          : t('repairOrder.waitsOnHold')
      }
      description={
        asked && (
          <>
            {t('repairOrder.approvalAsked', { bill: asked.bill_no })}{' '}
            <DictText dict={request.states.dict} value={asked.status} />
          </>
        )
      }
      action={
        <div className="ui-buttons">
          {asked?.readable && (
            <Button size="small" onClick={() => openTab(requestPaths.detail(asked.id), asked.bill_no)}>
              {t('repairOrder.seeApproval')}
            </Button>
          )}
          {starts && <StartPurchase id={row.id} />}
        </div>
      }
    />
  )
}

/** Opens the form of the purchase with the order's number and costs. */
function StartPurchase({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error } = useRead('Repair/GetPurchase', { id })
  if (error) return <span>{error.message}</span>
  return (
    <Button
      size="small"
      type="primary"
      disabled={!data}
      onClick={() => data && openTab(requestPaths.startWith(data.flow_id, data.data), data.flow_name)}
    >
      {t('repairOrder.startApproval')}
    </Button>
  )
}
