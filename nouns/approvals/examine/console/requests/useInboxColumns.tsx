import type { Column } from '@shouya/console/registers/Column.ts'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import When from '@shouya/console/ui/When.tsx'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import DueText from './DueText.tsx'
import type { InboxRow } from './taskRows.ts'
import { useSummaryColumn } from './useSummaryColumn.tsx'

/** The columns of what awaits somebody. Beside its card a row needs to say only what it is, where it waits and until when. */
export function useInboxColumns({ besideCard }: { besideCard: boolean }): Column<InboxRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'title', title: t('requests.title'), width: 216 },
    { ...useSummaryColumn<InboxRow>(), width: 184, hidden: besideCard },
    {
      key: 'node_name',
      title: t('requests.node'),
      width: 168,
      render: ({ node_name, bill_no, summary, to_claim, principal_name, urge_count }) => {
        const about = (besideCard && summary.map(({ text }) => text).join(' · ')) || bill_no
        return (
          <span className="req-node">
            <span>{node_name}</span>
            <small className="ui-note" title={about ?? undefined}>
              {about}
            </small>
            {to_claim && <Tag>{t('requests.toClaim')}</Tag>}
            {principal_name !== null && <Tag>{t('requests.insteadOf', { name: principal_name })}</Tag>}
            {urge_count > 0 && <Tag>{t('requests.urgedTimes', { count: urge_count })}</Tag>}
          </span>
        )
      },
    },
    {
      key: 'due_time',
      title: t('requests.due'),
      width: 136,
      render: (row) => <DueText due={row.due_time} />,
    },
    {
      key: 'opened_time',
      title: t('requests.arrived'),
      width: 104,
      hidden: besideCard,
      render: (row) => <When at={row.opened_time} />,
    },
    { key: 'initiator_name', title: t('requests.initiator'), width: 76, hidden: besideCard },
    {
      key: 'dept_name',
      title: t('requests.unit'),
      width: 104,
      hidden: true,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    { key: 'flow_name', title: t('requests.flow'), width: 104, hidden: true },
    { key: 'bill_no', title: t('requests.number'), width: 176, hidden: true },
    { key: 'category_name', title: t('requests.category'), width: 104, hidden: true },
  ]
}
