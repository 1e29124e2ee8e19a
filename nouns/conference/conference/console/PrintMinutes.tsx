import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import RichHtml from '@shouya/console/ui/notices/RichHtml.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { conference, invitation } from '../noun.ts'
import type { PaperProps } from './conferenceList.ts'
import PrintFacts from './PrintFacts.tsx'
import PrintHead from './PrintHead.tsx'

/** 《会议纪要》: what was said, and who has confirmed it. */
export default function PrintMinutes({ bank, row }: PaperProps) {
  const { t } = useTranslation()
  const { label } = useNounWords(conference)
  const { label: ofLine } = useNounWords(invitation)
  const confirmed = row.people.flatMap((line) =>
    line.confirm_time === null ? [] : [`${line.name} ${minute(line.confirm_time)}`],
  )
  return (
    <section className="paper">
      <PrintHead bank={bank} row={row} paper="minutes" />
      <PrintFacts
        facts={[
          [label('title'), row.title],
          [t('conference.stands.time'), `${minute(row.begin_time)} – ${minute(row.end_time)}`],
          [t('conference.stands.place'), [row.room, row.link].filter(Boolean).join(' ')],
          [label('host_user_name'), row.host_user_name],
          [label('recorder_user_name'), row.recorder_user_name],
          [t('conference.stands.attendance'), `${row.expected_count} / ${row.signed_count}`],
          [label('minutes_time'), row.minutes_time && minute(row.minutes_time)],
          [label('minutes'), row.minutes && <RichHtml html={row.minutes} />],
          [ofLine('confirm_time'), confirmed.join(mark('、'))],
        ]}
      />
    </section>
  )
}
