import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { useLog } from '../noun.ts'
import { useResult } from '../rules.ts'
import type { UseRow } from './useList.ts'

const kinds: Readonly<Record<number, StatusKind>> = {
  [useResult.done]: 'done',
  [useResult.interrupted]: 'waiting',
  [useResult.failed]: 'refused',
}

export const kindOf = (result: number): StatusKind => kinds[result] ?? 'void'

/** The columns of the list and of its export (domain 11.9). */
export function useUseColumns(): Column<UseRow>[] {
  const { choice } = useNounWords(useLog)
  const columns = useNounColumns<typeof useLog, UseRow>(useLog, {
    start_time: { width: 120 },
    device_no: { width: 136 },
    product_name: { width: 128, render: (row) => <Words text={row.product_name} /> },
    member_name: { width: 120, render: (row) => <Words text={row.member_name ?? '-'} /> },
    use_type: { width: 72 },
    qty: { width: 68 },
    fee: { width: 84 },
    pay_from: { width: 84 },
    result: {
      width: 88,
      pin: 'right',
      render: (row) => <StatusTag kind={kindOf(row.result)}>{choice('result', row.result)}</StatusTag>,
    },
    agent_name: { width: 120, render: (row) => <Words text={row.agent_name ?? '-'} /> },
    duration_s: { width: 96 },
    is_late: { width: 72 },
  })
  return inOrder(columns, [
    'start_time',
    'device_no',
    'product_name',
    'member_name',
    'use_type',
    'qty',
    'fee',
    'result',
  ])
}
