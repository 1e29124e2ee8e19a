import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { securityCheck } from '../noun.ts'
import type { CheckRow } from './checkList.ts'

/** The state of a check, or that a draft waits for its second signature. */
export default function CheckStatus({ row }: { row: Pick<CheckRow, 'status' | 'awaits_second'> }) {
  const { t } = useTranslation()
  if (row.awaits_second) return <StatusTag kind="waiting">{t('securityCheck.awaitsSecond')}</StatusTag>
  return <DictTag dict={securityCheck.states.dict} value={row.status} />
}
