import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useTranslation } from 'react-i18next'
import { agentProduct } from '../noun.ts'
import type { AgentProductRow } from './agentProductList.ts'

/** The columns of the list and of its cards (domain 11.4). */
export function useAgentProductColumns(): Column<AgentProductRow>[] {
  const { t } = useTranslation()
  const columns = useNounColumns<typeof agentProduct, AgentProductRow>(agentProduct, {
    agent_name: { width: 176 },
    product_name: { width: 160 },
    model: { width: 96 },
    price: { width: 104 },
    quota_devices: {
      width: 104,
      render: (row) => t('agentProduct.usedOf', { used: row.activated_devices, quota: row.quota_devices }),
    },
    begin_date: { width: 112 },
    end_date: {
      width: 124,
      sort: true,
      render: (row) =>
        row.status === agentProduct.states.codes.ended ? row.end_date : <ExpiryDate day={row.end_date} />,
    },
    status: { width: 96 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, ['agent_name', 'product_name', 'price', 'quota_devices', 'begin_date', 'end_date', 'status'])
}
