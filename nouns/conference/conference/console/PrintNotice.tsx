import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import type { PaperProps } from './conferenceList.ts'
import PrintFacts from './PrintFacts.tsx'
import PrintHead from './PrintHead.tsx'

/** 《会议通知》: who is invited, where, when and what about. */
export default function PrintNotice({ bank, row }: PaperProps) {
  const { t } = useTranslation()
  const { label } = useNounWords(conference)
  const type = useDictLabel('conference_type')
  return (
    <section className="paper">
      <PrintHead bank={bank} row={row} paper="notice" />
      <PrintFacts
        facts={[
          [label('title'), row.title],
          [label('meeting_type'), type(row.meeting_type)],
          [t('conference.stands.time'), `${minute(row.begin_time)} – ${minute(row.end_time)}`],
          [t('conference.stands.place'), [row.room, row.link].filter(Boolean).join(' ')],
          [label('organizer_user_name'), row.organizer_user_name],
          [label('host_user_name'), row.host_user_name],
          [label('recorder_user_name'), row.recorder_user_name],
          [label('agenda'), row.agenda],
          [
            t('conference.stands.people'),
            row.people.map((line) => [line.name, line.dept_name && `（${line.dept_name}）`].join('')).join(mark('、')),
          ],
          [label('publish_time'), row.publish_time && minute(row.publish_time)],
        ]}
      />
      <p>{t('conference.noticeSays')}</p>
    </section>
  )
}
