import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CheckDetail } from './checkList.ts'

/** The head of a check. */
export default function CheckFacts({ row }: { row: CheckDetail }) {
  const { t } = useTranslation()
  const notes = [
    row.revoke_reason !== null && t('checks.wasRevoked', { reason: row.revoke_reason }),
    row.is_backfill && t('checks.isBackfill', { reason: row.backfill_reason ?? '-' }),
    row.replaces_id !== null && t('checks.replaces'),
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon className="ui-hint" title={note} />
      ))}
      <Details
        items={[
          { label: t('checks.field.dept_name'), value: row.dept_name },
          { label: t('checks.field.biz_date'), value: row.biz_date },
          { label: t('checks.field.session'), value: <DictText dict="check_session" value={row.session} /> },
          { label: t('checks.field.check_time'), value: minute(row.check_time) },
          { label: t('checks.field.checker_user_name'), value: row.checker_user_name },
          { label: t('checks.field.second_checker_user_name'), value: row.second_checker_user_name },
          { label: t('checks.field.guard_staff_name'), value: row.guard_staff_name },
          { label: t('checks.field.weather'), value: row.weather },
          { label: t('checks.field.disarm_time'), value: row.disarm_time },
          { label: t('checks.field.arm_time'), value: row.arm_time },
          { label: t('checks.field.abnormal_count'), value: `${row.abnormal_count} / ${row.total_items}` },
          {
            label: t('checks.field.rectify_progress'),
            value: row.rectify_count === 0 ? '-' : `${row.rectify_closed}/${row.rectify_count}`,
          },
          { label: t('checks.field.deadline'), value: minute(row.deadline) },
          { label: t('checks.field.received_at'), value: minute(row.received_at) },
          { label: t('ui.filedAt'), value: minute(row.filed_at) },
          { label: t('checks.field.is_overdue'), value: row.is_overdue ? t('ui.yes') : t('ui.no') },
          { label: t('checks.field.create_user_name'), value: row.create_user_name },
          { label: t('checks.field.create_time'), value: minute(row.create_time) },
          { label: t('checks.field.remark'), value: row.remark, wide: true },
        ]}
      />
    </>
  )
}
