import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import EndText from '../../../ui/EndText.tsx'
import { minute } from '../../../ui/text.ts'
import DueText from './DueText.tsx'
import type { InboxRow } from './taskRows.ts'

/** The columns of what awaits somebody. */
export function useInboxColumns(): Column<InboxRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'title', title: t('requests.title'), width: 256 },
    {
      key: 'node_name',
      title: t('requests.node'),
      width: 192,
      render: ({ node_name, to_claim, principal_name, urge_count }) => (
        <span className="req-node">
          <span>{node_name}</span>
          {to_claim && <Tag>{t('requests.toClaim')}</Tag>}
          {principal_name !== null && <Tag>{t('requests.insteadOf', { name: principal_name })}</Tag>}
          {urge_count > 0 && <Tag>{t('requests.urgedTimes', { count: urge_count })}</Tag>}
        </span>
      ),
    },
    {
      key: 'due_time',
      title: t('requests.due'),
      width: 184,
      render: (row) => <DueText due={row.due_time} />,
    },
    { key: 'opened_time', title: t('requests.arrived'), width: 144, render: (row) => minute(row.opened_time) },
    { key: 'initiator_name', title: t('requests.initiator'), width: 88 },
    {
      key: 'dept_name',
      title: t('requests.unit'),
      width: 160,
      render: (row) => <EndText text={row.dept_name} />,
    },
    { key: 'flow_name', title: t('requests.flow'), width: 144 },
    { key: 'bill_no', title: t('requests.number'), width: 176 },
    { key: 'category_name', title: t('requests.category'), width: 104, hidden: true },
  ]
}
