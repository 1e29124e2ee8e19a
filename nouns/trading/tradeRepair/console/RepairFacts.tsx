import Facts from '@shouya/console/noun/Facts.tsx'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import ItemsRecord from '../../../maintenance/repairOrder/console/ItemsRecord.tsx'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

/** How it was repaired, what that costs, and what was said of it. */
export default function RepairFacts({ row }: { row: TradeDetail }) {
  const { t } = useTranslation()
  const order = row.pay_order
  return (
    <>
      <Notices row={row} />
      <Facts
        of={tradeRepair}
        row={row}
        show={[
          'accept_time',
          row.suspend_kind !== null && 'suspend_kind',
          Boolean(row.suspend_reason) && 'suspend_reason',
          row.suspend_minutes > 0 && 'suspend_minutes',
          'deal_type',
          'fix_user_name',
          'fix_time',
          'fault_reason',
          'deal_desc',
          'fix_photos',
          { label: t('repairOrder.items.title'), value: <ItemsRecord items={row.items} />, wide: true },
          'labor_fee',
          'total_fee',
          order !== null && {
            label: t('tradeRepair.payOrder'),
            value: `${order.bill_no} ${t(order.paid ? 'tradeRepair.paid' : 'tradeRepair.notPaid')}`,
          },
          row.replace_device_no !== null && 'replace_device_no',
          row.ship_no !== null && 'ship_no',
          row.rework_count > 0 && 'rework_count',
          row.rework_reason !== null && 'rework_reason',
          row.confirm_time !== null && 'confirm_time',
          row.confirm_user_name !== null && 'confirm_user_name',
          row.auto_confirmed && 'auto_confirmed',
          row.rating_level !== null && 'rating_level',
          row.rating_level !== null && {
            label: t('tradeRepair.marks'),
            value: t('tradeRepair.marksOf', {
              quality: row.rating_quality ?? '-',
              attitude: row.rating_attitude ?? '-',
              speed: row.rating_speed ?? '-',
            }),
          },
          row.rating_note !== null && 'rating_note',
          row.close_time !== null && 'close_time',
        ]}
      />
    </>
  )
}

/** What its confirmation waits for, and what follows from it. */
function Notices({ row }: { row: TradeDetail }) {
  const { t } = useTranslation()
  const { pay_order: order, replace_device_no: device } = row
  if (row.status !== tradeRepair.states.codes.confirming) return null
  return (
    <>
      {order && !order.paid && (
        <Alert type="warning" showIcon title={t('tradeRepair.unpaid', { order: order.bill_no })} />
      )}
      {device !== null && <Alert type="info" showIcon title={t('tradeRepair.replaceSays', { device })} />}
    </>
  )
}
