import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import type { VisitorRow } from './visitorList.ts'

/** Whether the visitor is inside, or is overdue. */
export default function VisitorStatus({ row }: { row: Pick<VisitorRow, 'status' | 'overdue'> }) {
  const { t } = useTranslation()
  if (!row.overdue) return <DictTag dict={visitor.states.dict} value={row.status} />
  return <StatusTag kind="overdue">{t('visitor.flag.overdue')}</StatusTag>
}
