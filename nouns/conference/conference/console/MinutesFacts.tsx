import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import RichHtml from '@shouya/console/ui/notices/RichHtml.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { ConferenceDetail } from './conferenceList.ts'

/** What was said, as the recorder wrote it. */
export default function MinutesFacts({ row }: { row: ConferenceDetail }) {
  const { t } = useTranslation()
  if (row.minutes === null) return <p className="ui-note">{t('conference.noMinutes')}</p>
  return (
    <>
      <p className="ui-note">
        {row.recorder_user_name} {minute(row.minutes_time)}
      </p>
      <RichHtml html={row.minutes} />
      {row.minutes_file_ids.length > 0 && <Attachments files={row.minutes_files} />}
    </>
  )
}
