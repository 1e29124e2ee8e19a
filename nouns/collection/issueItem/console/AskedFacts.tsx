import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'
import type { ItemDetail } from './issueItemList.ts'

const RichHtml = lazy(() => import('@shouya/console/ui/notices/RichHtml.tsx'))
const { returned, exempt } = issueItem.states.codes

/** What is asked for, by when, with its templates; and why it was returned. */
export default function AskedFacts({ row, className }: { row: ItemDetail; className?: string }) {
  const { t } = useTranslation()
  const { label } = useNounWords(issueItem)
  const opinion = row.audit_opinion ?? ''
  return (
    <div className={className}>
      {row.status === returned && <Alert type="warning" showIcon title={t('issueItem.returnedBecause', { opinion })} />}
      {row.status === exempt && <Alert type="info" showIcon title={t('issueItem.exemptBecause', { opinion })} />}
      <p className="ui-note">
        {row.issue_dept_name} · {label('deadline')} {minute(row.deadline)}
        {row.until !== row.deadline && ` · ${t('issueItem.left.until', { time: minute(row.until) })}`}
      </p>
      <Suspense fallback={<Skeleton active />}>
        <RichHtml html={row.content} />
      </Suspense>
      {row.templates.length > 0 && (
        <>
          <h2 className="ui-heading">{t('issueItem.templates')}</h2>
          <Attachments files={row.templates} />
        </>
      )}
    </div>
  )
}
