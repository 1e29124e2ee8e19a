import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { issue, targetType } from '../noun.ts'
import type { IssueDetail } from './issueList.ts'

const RichHtml = lazy(() => import('@shouya/console/ui/notices/RichHtml.tsx'))

/** What is asked for, of whom and by when. */
export default function IssueFacts({ row }: { row: IssueDetail }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(issue)
  const unitType = useDictLabel('dept_type')
  const names = row.target_type === targetType.types ? row.target_names.map(unitType) : row.target_names
  return (
    <>
      <Facts
        of={issue}
        row={row}
        show={[
          'title',
          'category',
          'dept_name',
          'deadline',
          {
            label: t('issue.target.label'),
            value: `${choice('target_type', row.target_type)}${mark('：')}${names.join(mark('、'))}`,
            wide: true,
          },
          row.form_name !== null && 'form_name',
          'need_audit',
          'allow_late',
          row.late_days !== null && { label: label('late_days'), value: `${row.late_days} ${t('issue.lateDaysUnit')}` },
          'remind_rule',
          row.publish_time !== null && 'publish_user_name',
          row.publish_time !== null && 'publish_time',
          row.withdraw_reason !== null && 'withdraw_reason',
          row.close_time !== null && 'close_time',
          row.close_reason !== null && 'close_reason',
          'create_user_name',
          'create_time',
        ]}
      />
      <h2 className="ui-heading">{label('content')}</h2>
      <Suspense fallback={<Skeleton active />}>
        <RichHtml html={row.content} />
      </Suspense>
      {row.files.length > 0 && (
        <>
          <h2 className="ui-heading">{label('file_ids')}</h2>
          <Attachments files={row.files} />
        </>
      )}
    </>
  )
}
