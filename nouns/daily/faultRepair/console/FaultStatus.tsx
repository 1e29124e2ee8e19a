import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { FaultRow } from './faultList.ts'

/** The state of a fault, or that a technical device has been out of order for a day. */
export default function FaultStatus({ row }: { row: Pick<FaultRow, 'status' | 'escalated'> }) {
  const { t } = useTranslation()
  if (!row.escalated) return <DictTag dict="fault_status" value={row.status} />
  return <StatusTag kind="overdue">{t('faultRepair.flag.open')}</StatusTag>
}
