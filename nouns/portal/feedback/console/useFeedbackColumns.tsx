import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import type { FeedbackRow } from './feedbackList.ts'

/** Whose it is stands only where others' entries are listed. */
const ofOthers: readonly string[] = ['create_user_name', 'dept_name']

/** The columns of the list; `answers`: for those who answer. */
export function useFeedbackColumns(answers: boolean): Column<FeedbackRow>[] {
  const { t } = useTranslation()
  return useNounColumns<typeof feedback, FeedbackRow>(feedback, {
    title: { width: answers ? 160 : 280, render: (row) => row.title },
    type: { width: 96 },
    create_user_name: {
      width: 120,
      render: (row) =>
        row.is_anonymous ? <StatusTag kind="draft">{t('feedback.nobody')}</StatusTag> : row.create_user_name,
    },
    dept_name: { width: 120 },
    create_time: {
      width: 128,
      sort: true,
      // Of what is anonymous only the day is known.
      render: (row) => <When at={row.is_anonymous ? row.create_time.slice(0, 10) : row.create_time} />,
    },
    handler_user_name: { width: 96 },
    reply_time: { width: 128, sort: true, hidden: answers },
    satisfaction: {
      width: 96,
      render: (row) => (row.satisfaction === null ? '-' : t('feedback.stars', { count: row.satisfaction })),
    },
    status: { width: 96 },
    page_path: { width: 200, hidden: true },
    is_anonymous: { width: 80, hidden: true },
  }).filter(({ key }) => answers || !ofOthers.includes(key))
}
