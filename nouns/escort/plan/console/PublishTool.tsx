import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { together } from '@shouya/console/i18n/together.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanRow, planName } from './planList.ts'

/** Publishes the drafts among the selected plans one by one, and lists those that failed with the reason. */
export default function PublishTool({ rows, onDone }: { rows: readonly PlanRow[]; onDone: () => void }) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const [at, setAt] = useState<number>()
  const publish = useAction('Escort/PublishPlan', { quiet: () => true })
  const drafts = rows.filter(({ moves }) => moves.includes('publish'))
  const run = async () => {
    const refused: { id: number; text: string }[] = []
    for (const [index, row] of drafts.entries()) {
      setAt(index + 1)
      await publish.mutateAsync({ id: row.id, version: row.version }).catch((error: ApiError) => {
        const why = together(error.issues.map((issue) => issue.message)) || error.message
        refused.push({ id: row.id, text: `${planName(row)} ${row.begin_time}${mark('：')}${why}` })
      })
    }
    setAt(undefined)
    if (refused.length === 0) void message.success(t('plan.published', { count: drafts.length }))
    else
      modal.warning({
        title: t('plan.notPublished', { count: refused.length }),
        content: refused.map(({ id, text }) => <p key={id}>{text}</p>),
      })
    onDone()
  }
  return (
    <OperationButton
      path="Escort/PublishPlan"
      size="small"
      disabled={drafts.length === 0}
      loading={at !== undefined}
      onClick={() => void run()}
    >
      {at === undefined
        ? t('plan.publishSome', { count: drafts.length })
        : t('plan.publishing', { at, count: drafts.length })}
    </OperationButton>
  )
}
