import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { ledgerAccount } from '../noun.ts'
import AccountMark from './AccountMark.tsx'
import type { AccountRow } from './accountList.ts'

/** The columns of the accounts. */
export function useAccountColumns(): Column<AccountRow>[] {
  const columns = useNounColumns<typeof ledgerAccount, AccountRow>(ledgerAccount, {
    account_type: { width: 152, sort: true },
    owner_type: { width: 80 },
    owner_id: { width: 96, sort: true, render: (row) => row.owner_id || '-' },
    balance: { width: 128, sort: true },
    frozen: { width: 112 },
    available: { width: 128 },
    version: { width: 88, sort: true },
    is_stopped: { width: 112, pin: 'right', render: (row) => <AccountMark stopped={row.is_stopped} /> },
  })
  return inOrder(columns, [
    'account_type',
    'owner_type',
    'owner_id',
    'balance',
    'frozen',
    'available',
    'version',
    'is_stopped',
  ])
}
