import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import type { ConferenceDetail } from './conferenceList.ts'

/** Where and when it is, who runs it and what it is about. */
export default function ConferenceFacts({ row }: { row: ConferenceDetail }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(conference)
  const isAddress = row.link !== null && /^https?:\/\//i.test(row.link)
  const link = isAddress ? (
    <a href={row.link ?? ''} target="_blank" rel="noopener noreferrer">
      {row.link}
    </a>
  ) : (
    row.link
  )
  return (
    <Facts
      of={conference}
      row={row}
      show={[
        ...(['title', 'meeting_type', 'dept_name', 'begin_time', 'end_time'] as const),
        row.room !== null && 'room',
        row.link !== null && { label: label('link'), value: link, wide: true },
        ...(['organizer_user_name', 'host_user_name', 'recorder_user_name', 'agenda'] as const),
        row.file_ids.length > 0 && {
          label: label('file_ids'),
          value: <Attachments files={row.files} />,
          wide: true,
        },
        'need_sign',
        row.need_sign && {
          label: label('sign_mode'),
          value: `${choice('sign_mode', row.sign_mode)} · ${row.sign_open_before} ${t('conference.openBefore')}`,
        },
        {
          label: t('conference.stands.attendance'),
          value: `${row.expected_count} / ${row.signed_count}`,
        },
        ...(['create_user_name', 'create_time'] as const),
        row.publish_time !== null && 'publish_time',
        row.archive_time !== null && 'archive_time',
        row.cancel_reason !== null && 'cancel_reason',
      ]}
    />
  )
}
