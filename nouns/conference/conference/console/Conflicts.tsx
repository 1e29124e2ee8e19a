import { useRead } from '@shouya/console/api/useRead.ts'
import { minute, shortEnd } from '@shouya/console/ui/text.ts'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { timesIssue } from '../rules.ts'
import type { ConferenceValues } from './conferenceList.ts'

type Times = { begin_time: string; end_time: string }

const spanOf = ({ begin_time, end_time }: Times) => `${minute(begin_time)} – ${shortEnd(begin_time, end_time)}`

/** Warns of what stands against the time: the room is taken, people are expected elsewhere. The meeting may still be saved. */
export default function Conflicts({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<ConferenceValues>()
  const values = Form.useWatch<Partial<ConferenceValues>>([], form) ?? {}
  const { begin_time, end_time, room, people = [], host_user_id, recorder_user_id } = values
  const isSet = Boolean(begin_time && end_time && !timesIssue({ begin_time, end_time }))
  const ids = [host_user_id, recorder_user_id, ...people.map(({ user_id }) => user_id)].flatMap((user) => user ?? [])
  const { data } = useRead(
    'Conference/GetConflicts',
    {
      ...(id !== undefined && { id }),
      ...{ begin_time: begin_time ?? '', end_time: end_time ?? '', room: room || null, user_ids: [...new Set(ids)] },
    },
    { enabled: isSet, keep: true },
  )
  if (!isSet || !data || data.room.length + data.people.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="ui-wide ui-hint"
      title={t('conference.conflict.title')}
      description={
        <ul>
          {data.room.map((other) => (
            <li key={other.id}>
              {t('conference.conflict.room', { room: room ?? '', title: other.title, time: spanOf(other) })}
            </li>
          ))}
          {data.people.map((other) => (
            <li key={`${other.user_id} ${other.begin_time}`}>
              {t('conference.conflict.person', { name: other.name, time: spanOf(other) })}
            </li>
          ))}
        </ul>
      }
    />
  )
}
