import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CheckRow } from './differenceList.ts'

/** Whether the ledger reconciled when it was last compared, and when that was (domain 11.12). */
export default function ReconBadge({ check }: { check: Pick<CheckRow, 'run_time' | 'difference_count'> | null }) {
  const { t } = useTranslation()
  if (!check) return <StatusTag kind="draft">{t('ledgerDifference.never')}</StatusTag>
  const isConsistent = check.difference_count === 0
  return (
    <Space wrap>
      <StatusTag kind={isConsistent ? 'done' : 'refused'}>
        {t(isConsistent ? 'ledgerDifference.consistent' : 'ledgerDifference.inconsistent')}
      </StatusTag>
      <span>{t('ledgerDifference.lastRun', { time: minute(check.run_time) })}</span>
    </Space>
  )
}
