import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import AnswerFacts from './AnswerFacts.tsx'
import type { FeedbackDetail, FeedbackRow } from './feedbackList.ts'

/** One entry: what was said about which page, and what was answered. */
export default function FeedbackRecord(record: RecordProps<FeedbackRow>) {
  return (
    <NounRecord
      {...record}
      of={feedback}
      get="Feedback/Get"
      name={(row) => row.title}
      status={(row) => <DictTag dict={feedback.states.dict} value={row.status} />}
      facts={(row) => <All row={row} />}
    />
  )
}

function All({ row }: { row: FeedbackDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(feedback)
  return (
    <>
      <AnswerFacts row={row} />
      <Facts
        of={feedback}
        row={row}
        show={[
          'content',
          'type',
          { label: label('page_path'), value: row.page_path, wide: true },
          row.is_anonymous && { label: t('feedback.who'), value: t('feedback.nobody') },
          row.is_anonymous && { label: t('feedback.day'), value: row.create_time.slice(0, 10) },
          !row.is_anonymous && {
            label: t('feedback.who'),
            value: [row.create_user_name, row.dept_name, minute(row.create_time)].join(' · '),
            wide: true,
          },
          row.contact !== null && 'contact',
          row.end_time !== null && 'end_time',
          row.reopen_count > 0 && 'reopen_count',
          row.screenshot !== null && {
            label: t('feedback.screenshot'),
            value: <PhotoView ids={[row.screenshot.id]} />,
            wide: true,
          },
          row.files.length > 0 && {
            label: label('file_ids'),
            value: (
              <Attachments
                files={row.files.map((file) => ({ url: file.url, name: file.name, drawn: true as const }))}
              />
            ),
            wide: true,
          },
        ]}
      />
    </>
  )
}
