import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useActionWord } from '@shouya/console/ui/useActionWord.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { log } from '../noun.ts'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'

/** The columns of the log, newest first. */
export function useLogColumns(): Column<LogRow>[] {
  const units = useUnits()
  const actionWord = useActionWord()
  const columns = useNounColumns<typeof log, LogRow>(log, {
    create_time: { width: 112 },
    log_type: { width: 80 },
    user_name: { width: 76 },
    dept_name: { width: 120 },
    action: { width: 136, render: (row) => actionWord(row.action) },
    bill_no: { width: 160 },
    result: { width: 92, pin: 'right', render: (row) => <LogResult row={row} /> },
    ip: { width: 112 },
    cost_ms: { width: 96 },
    target_table: { width: 128 },
    request_id: { width: 200 },
  })
  return inOrder(columns, [
    'create_time',
    'log_type',
    'user_name',
    units.several && 'dept_name',
    'action',
    'bill_no',
    'ip',
    'result',
  ])
}
