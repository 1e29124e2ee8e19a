import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { keyLedger } from '../noun.ts'
import type { KeyRow } from './keyList.ts'

/** The columns of the ledger, of its export and of its cards. */
export function useKeyColumns(): Column<KeyRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof keyLedger, KeyRow>(keyLedger, {
    key_no: { width: 96, sort: true },
    key_name: { width: 132, sort: true },
    dept_name: { width: 112 },
    key_type: { width: 104 },
    copy_type: { width: 84 },
    holder_user_name: { width: 76 },
    position: {
      width: 92,
      pin: 'right',
      render: (row) => <DictTag dict={keyLedger.states.dict} value={row.position} />,
    },
    seal_no: { width: 96 },
    seal_place: { width: 120 },
    next_change_date: { width: 92 },
    linked_key_no: { width: 104 },
    open_bill_no: { width: 160 },
    password_holder_user_name: { width: 112 },
    password_change_date: { width: 112 },
    remark: { width: 160 },
    create_time: { width: 168, sort: true },
  })
  return inOrder(columns, [
    'key_no',
    'key_name',
    units.several && 'dept_name',
    'key_type',
    !units.several && 'copy_type',
    'holder_user_name',
    'open_bill_no',
    'next_change_date',
    'position',
  ])
}
