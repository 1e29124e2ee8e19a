import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { consumeBalance } from '../noun.ts'
import type { BalanceRow } from './balanceList.ts'
import Left from './Left.tsx'

/** The columns of the list, of its file and of its cards (domain 11.6). */
export function useBalanceColumns(): Column<BalanceRow>[] {
  const columns = useNounColumns<typeof consumeBalance, BalanceRow>(consumeBalance, {
    owner_name: { width: 168 },
    consume_name: { width: 152 },
    granted: { width: 88 },
    used: { width: 80 },
    quantity: { width: 96, sort: true, render: (row) => <Left row={row} /> },
    frozen: { width: 80 },
    warn_quantity: { width: 80 },
    last_change: { width: 112, sort: true },
    owner_type: { width: 80 },
    agent_name: { width: 168 },
    expire_date: { width: 112, sort: true },
  })
  return inOrder(columns, [
    'owner_name',
    'consume_name',
    'granted',
    'used',
    'quantity',
    'frozen',
    'warn_quantity',
    'last_change',
  ])
}
