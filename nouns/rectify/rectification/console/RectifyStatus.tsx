import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { RectifyRow } from './rectifyList.ts'

/** The state of a rectification, or that it is overdue. */
export default function RectifyStatus({ row }: { row: Pick<RectifyRow, 'status' | 'overdue'> }) {
  const { t } = useTranslation()
  if (!row.overdue) return <DictTag dict="rectify_status" value={row.status} />
  return <StatusTag kind="overdue">{t('rectification.overdue')}</StatusTag>
}
