import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { LogRow } from './logList.ts'

/** Whether the action was done, and if not, why. */
export default function LogResult({ row }: { row: Pick<LogRow, 'result' | 'code'> }) {
  const { t } = useTranslation()
  if (row.result) return <StatusTag kind="done">{t('log.ok')}</StatusTag>
  return <StatusTag kind="refused">{`${t('log.failed')} ${row.code ?? ''}`.trim()}</StatusTag>
}
