import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import type { HandoverRow } from './handoverList.ts'

/** The state of a handover, or that its keys are overdue. */
export default function HandoverStatus({ row }: { row: Pick<HandoverRow, 'status' | 'overdue'> }) {
  const { t } = useTranslation()
  if (!row.overdue) return <DictTag dict={roomKey.states.dict} value={row.status} />
  return <StatusTag kind="overdue">{t('roomKey.flag.overdue')}</StatusTag>
}
