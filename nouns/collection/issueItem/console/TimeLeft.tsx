import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** A deadline as the time that is left for it: red once it is over, orange on the last day. */
export default function TimeLeft({ row }: { row: { deadline: string; until: string } }) {
  const { text, late, soon } = useTimeLeft()(row)
  if (!late && !soon) return <span title={minute(row.deadline)}>{text}</span>
  return (
    <span
      className="ui-expiry"
      style={{ color: `var(--ant-${late ? 'red' : 'orange'}-8)` }}
      title={minute(row.deadline)}
    >
      <StatusShape kind={late ? 'overdue' : 'waiting'} />
      {text}
    </span>
  )
}
