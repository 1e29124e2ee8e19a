import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { conference, invitation } from '../noun.ts'
import type { PaperProps } from './conferenceList.ts'
import PrintFacts from './PrintFacts.tsx'
import PrintHead from './PrintHead.tsx'

/** In percent of the sheet. */
const widths = [8, 18, 26, 20, 28]

/** 《会议签到表》: who was expected, what they said, and when they signed in; empty lines are signed by hand. */
export default function PrintAttendance({ bank, row }: PaperProps) {
  const { t } = useTranslation()
  const { label } = useNounWords(conference)
  const { label: ofLine, choice } = useNounWords(invitation)
  return (
    <section className="paper">
      <PrintHead bank={bank} row={row} paper="sheet" />
      <PrintFacts
        facts={[
          [label('title'), row.title],
          [t('conference.stands.time'), `${minute(row.begin_time)} – ${minute(row.end_time)}`],
          [t('conference.stands.attendance'), `${row.expected_count} / ${row.signed_count}`],
        ]}
      />
      <PaperTable
        heads={[ofLine('seq'), ofLine('name'), ofLine('dept_name'), ofLine('reply'), t('conference.stands.sign')]}
        widths={widths}
      >
        {row.people.map((line) => (
          <tr key={line.seq}>
            <td>{line.seq}</td>
            <td>{line.name}</td>
            <td>{line.dept_name}</td>
            <td>
              {line.user_id !== null && choice('reply', line.reply)} {line.absent_reason} {line.delegate_name}
            </td>
            <td>
              {line.sign && <SignView sign={line.sign} />}
              {line.sign_time && !line.sign && minute(line.sign_time)}
              {line.late && ` ${ofLine('late')}`}
            </td>
          </tr>
        ))}
      </PaperTable>
    </section>
  )
}
