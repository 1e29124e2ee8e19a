import { minute } from '@shouya/console/ui/text.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { agent } from '../noun.ts'
import type { AgentDetail } from './agentList.ts'

const { refused, disabled, ended } = agent.states.codes

type Happened = {
  what: 'created' | 'submitted' | 'passed' | 'refused' | 'disabled' | 'endAsked' | 'ended'
  time: string | null
  by: string | null
  note?: string | null
  color?: 'green' | 'red' | 'orange'
}

/** What has happened to an agent, the last first. */
export default function AgentLifeFacts({ row }: { row: AgentDetail }) {
  const { t } = useTranslation()
  const isRefused = row.status === refused
  const happened: Happened[] = [
    { what: 'created', time: row.create_time, by: row.create_user_name },
    { what: 'submitted', time: row.submit_time, by: row.submit_user_name, color: 'orange' },
    {
      what: isRefused ? 'refused' : 'passed',
      time: row.audit_time,
      by: row.audit_user_name,
      note: row.audit_opinion,
      color: isRefused ? 'red' : 'green',
    },
    // The time of the state is that of its end where it has ended.
    ...(row.status === disabled
      ? ([
          {
            what: 'disabled',
            time: row.status_time,
            by: row.status_user_name,
            note: row.status_reason,
            color: 'red',
          },
        ] as const)
      : []),
    { what: 'endAsked', time: row.end_ask_time, by: row.end_ask_user_name, note: row.end_reason, color: 'orange' },
    ...(row.status === ended
      ? ([{ what: 'ended', time: row.status_time, by: row.status_user_name, color: 'red' }] as const)
      : []),
  ]
  const past = happened
    .filter((each) => each.time !== null)
    .toSorted((a, b) => ((a.time ?? '') < (b.time ?? '') ? 1 : -1))
  return (
    <Timeline
      items={past.map(({ what, time, by, note, color }) => ({
        key: what,
        color: color ?? 'gray',
        content: (
          <>
            <strong>{t(`agent.life.${what}`)}</strong>
            <div className="ui-note">
              {by} · {minute(time)}
            </div>
            {note && <div>{note}</div>}
          </>
        ),
      }))}
    />
  )
}
