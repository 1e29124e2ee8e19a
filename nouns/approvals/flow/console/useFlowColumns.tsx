import type { Column } from '@shouya/console/registers/Column.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import FlowStatus from './FlowStatus.tsx'
import type { FlowRow } from './flowList.ts'

/** The columns of the flows. */
export function useFlowColumns(): Column<FlowRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'flow_name', title: t('flows.name'), width: 176, sort: true },
    { key: 'category_name', title: t('flows.category'), width: 96 },
    { key: 'form_name', title: t('flows.form'), width: 152 },
    {
      key: 'version_no',
      title: t('flows.version'),
      width: 64,
      right: true,
      render: (row) => (row.version_no === null ? '-' : `V${row.version_no}`),
    },
    { key: 'version_time', title: t('flows.published'), width: 108, render: (row) => <When at={row.version_time} /> },
    {
      key: 'update_time',
      title: t('flows.updated'),
      width: 108,
      sort: true,
      render: (row) => <When at={row.update_time} />,
    },
    { key: 'remark', title: t('flows.remark'), width: 200, hidden: true },
    { key: 'status', title: t('flows.state'), width: 160, pin: 'right', render: (row) => <FlowStatus row={row} /> },
    { key: 'create_user_name', title: t('flows.creator'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: t('flows.created'),
      width: 144,
      sort: true,
      hidden: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
}
