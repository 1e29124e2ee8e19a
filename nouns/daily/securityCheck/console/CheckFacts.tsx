import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { securityCheck } from '../noun.ts'
import type { CheckDetail } from './checkList.ts'

/** The head of a check. */
export default function CheckFacts({ row }: { row: CheckDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(securityCheck)
  const notes = [
    row.revoke_reason !== null && t('securityCheck.wasRevoked', { reason: row.revoke_reason }),
    row.is_backfill && t('securityCheck.isBackfill', { reason: row.backfill_reason ?? '-' }),
    row.replaces_id !== null && t('securityCheck.replaces'),
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon className="ui-hint" title={note} />
      ))}
      <Facts
        of={securityCheck}
        row={row}
        show={[
          'dept_name',
          'biz_date',
          'session',
          'check_time',
          'checker_user_name',
          'second_checker_user_name',
          'guard_staff_name',
          'weather',
          'disarm_time',
          'arm_time',
          { label: label('abnormal_count'), value: `${row.abnormal_count} / ${row.total_items}` },
          {
            label: t('securityCheck.field.rectify_progress'),
            value: row.rectify_count === 0 ? '-' : `${row.rectify_closed}/${row.rectify_count}`,
          },
          'deadline',
          'received_at',
          'filed_at',
          'is_overdue',
          'create_user_name',
          'create_time',
          'remark',
        ]}
      />
    </>
  )
}
