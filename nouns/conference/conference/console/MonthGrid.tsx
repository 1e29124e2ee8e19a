import type { DataOf } from '@shouya/console/api/path.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Calendar } from 'antd'
import dayjs from 'dayjs'
import { conference } from '../noun.ts'
import styles from './MonthView.module.css'

export type Meetings = DataOf<'Conference/GetMonth'>['meetings']
export type MonthProps = {
  /** `YYYY-MM`. */
  month: string
  meetings: Meetings
  onOpen: (meeting: { id: number }) => void
}

/** A month as a calendar; each meeting opens its record. */
export default function MonthGrid({ month, meetings, onOpen }: MonthProps) {
  const status = useDictLabel(conference.states.dict)
  const byDay = Map.groupBy(meetings, ({ day }) => day)
  return (
    <Calendar
      value={dayjs(`${month}-01`)}
      headerRender={() => null}
      cellRender={(day, { type }) =>
        type === 'date' && (
          <ul className={styles.day}>
            {(byDay.get(day.format('YYYY-MM-DD')) ?? []).map((meeting) => (
              <li key={meeting.id}>
                <button
                  type="button"
                  data-status={meeting.status}
                  title={`${meeting.title} · ${status(meeting.status)}`}
                  onClick={() => onOpen(meeting)}
                >
                  <time>{meeting.begin_time.slice(11, 16)}</time> {meeting.title}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
