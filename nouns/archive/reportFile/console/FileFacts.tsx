import Facts from '@shouya/console/noun/Facts.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { reportFile } from '../noun.ts'
import type { FileDetail } from './archiveList.ts'

/** What a file is, how long it is kept, and what became of it. */
export default function FileFacts({ row }: { row: FileDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {row.hold_reason !== null && (
        <Alert
          type="warning"
          showIcon
          title={t('reportFile.held', {
            reason: row.hold_reason,
            name: row.hold_user_name ?? '',
            time: minute(row.hold_time) ?? '',
          })}
        />
      )}
      <Facts
        of={reportFile}
        row={row}
        show={[
          ...(['category', 'title', 'dept_name', 'period_key', 'secret_level', 'page_count'] as const),
          ...(['file_name', 'file_size', 'pdf_generated', 'file_hash'] as const),
          row.source_link !== null && {
            label: t('reportFile.field.source_no'),
            value: <Link to={row.source_link}>{row.source_no ?? t('reportFile.record')}</Link>,
          },
          row.source_destroy_no !== null && {
            label: t('reportFile.field.source_no'),
            value: `${row.source_no ?? ''} ${t('reportFile.recordDestroyed', { no: row.source_destroy_no })}`.trim(),
          },
          ...(['archive_time', 'archive_user_name', 'retention_years', 'expire_date'] as const),
          row.destroy_no !== null && 'destroy_no',
          row.destroy_bill_no !== null && 'destroy_bill_no',
          row.destroy_time !== null && 'destroy_time',
          ...(['create_user_name', 'create_time'] as const),
        ]}
      />
    </>
  )
}
