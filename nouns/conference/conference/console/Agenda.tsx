import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import type { MonthProps } from './MonthGrid.tsx'
import styles from './MonthView.module.css'

/** A month on a phone: its meetings by day. */
export default function Agenda({ meetings, onOpen }: MonthProps) {
  const { t } = useTranslation()
  if (meetings.length === 0) return <p className="ui-note">{t('conference.month.nothing')}</p>
  return (
    <ol className={styles.agenda}>
      {[...Map.groupBy(meetings, ({ day }) => day)].map(([day, ofDay]) => (
        <li key={day}>
          <h3>{day}</h3>
          <ul>
            {ofDay.map((meeting) => (
              <li key={meeting.id}>
                <button type="button" onClick={() => onOpen(meeting)}>
                  <span>
                    <time>
                      {meeting.begin_time.slice(11, 16)}–{meeting.end_time.slice(11, 16)}
                    </time>{' '}
                    {meeting.title}
                    {meeting.room !== null && <small className="ui-note">{meeting.room}</small>}
                  </span>
                  <DictTag dict={conference.states.dict} value={meeting.status} />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
