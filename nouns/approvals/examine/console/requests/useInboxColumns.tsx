import { businessTime } from '@shouya/console/api/businessTime.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute, shortTime } from '@shouya/console/ui/text.ts'
import When from '@shouya/console/ui/When.tsx'
import { partOf } from '@shouya/noun/noun'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { request } from '../../../request/noun.ts'
import type { InboxRow } from './requestList.ts'
import { useSummaryColumn } from './Summary.tsx'

const task = partOf(request, 'task')

/** The columns of the inbox. Beside the detail panel a row needs only its title, its node and its deadline. */
export function useInboxColumns({ besideCard }: { besideCard: boolean }): Column<InboxRow>[] {
  const [title, ...ofRequest] = useNounColumns<typeof request, InboxRow>(request, {
    title: { width: 196 },
    initiator_name: { width: 76, hidden: besideCard },
    dept_name: { width: 104, hidden: true },
    flow_name: { width: 104, hidden: true },
    bill_no: { width: 176, hidden: true },
    category_name: { width: 104, hidden: true },
  })
  const ofTask = useNounColumns<typeof task, InboxRow>(task, {
    node_name: { width: 168, render: (row) => <NodeCell row={row} besideCard={besideCard} /> },
    due_time: { width: 136, render: (row) => <DueText due={row.due_time} /> },
    opened_time: { width: 104, hidden: besideCard },
  })
  const summary = { ...useSummaryColumn<InboxRow>(), width: 176, hidden: besideCard }
  return title ? [title, summary, ...ofTask, ...ofRequest] : []
}

function NodeCell({ row, besideCard }: { row: InboxRow; besideCard: boolean }) {
  const { t } = useTranslation()
  const { node_name, bill_no, summary, to_claim, principal_name, urge_count } = row
  const about = (besideCard && summary.map(({ text }) => text).join(' · ')) || bill_no
  return (
    <span className="req-node">
      <span>{node_name}</span>
      <small className="ui-note" title={about ?? undefined}>
        {about}
      </small>
      {to_claim && <Tag>{t('request.toClaim')}</Tag>}
      {principal_name !== null && <Tag>{t('request.insteadOf', { name: principal_name })}</Tag>}
      {urge_count > 0 && <Tag>{t('request.urgedTimes', { count: urge_count })}</Tag>}
    </span>
  )
}

/** The deadline of a task; overdue is also said in text, not only by color. */
function DueText({ due }: { due: string | null }) {
  const { t } = useTranslation()
  const timezone = usePublic()?.timezone
  // Renders again every hour; the server's list is reloaded more often anyway.
  useNow()
  if (due === null) return '-'
  if (due >= businessTime(new Date(), timezone)) return <When at={due} />
  return (
    <span className="req-late" title={minute(due)}>
      <StatusTag kind="overdue">{t('request.overdue')}</StatusTag> {shortTime(due)}
    </span>
  )
}
