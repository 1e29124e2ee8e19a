import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { report } from '../fields.ts'
import type { ReportRow } from './reportList.ts'

/** The state of a report; a draft that its author has signed waits for the other inspectors. */
export default function ReportStatus({ row }: { row: Pick<ReportRow, 'status' | 'awaits_inspectors'> }) {
  const { t } = useTranslation()
  if (row.awaits_inspectors) return <StatusTag kind="waiting">{t('checkReport.awaitsInspectors')}</StatusTag>
  return <DictTag dict={report.states.dict} value={row.status} />
}
