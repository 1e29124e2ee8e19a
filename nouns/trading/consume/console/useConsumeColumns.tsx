import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { consume } from '../noun.ts'
import type { ConsumeRow } from './consumeList.ts'
import Stock from './Stock.tsx'

/** The columns of the list, of its file and of its cards. */
export function useConsumeColumns(): Column<ConsumeRow>[] {
  const columns = useNounColumns<typeof consume, ConsumeRow>(consume, {
    consume_code: { width: 96, sort: true },
    consume_name: { width: 168, sort: true },
    category_name: { width: 104 },
    spec: { width: 120 },
    unit: { width: 72 },
    price: { width: 112, sort: true },
    stock: { width: 88, sort: true, render: (row) => <Stock row={row} /> },
    status: { width: 88 },
    pieces: { width: 96 },
    agent_price: { width: 112 },
    reserved: { width: 88 },
    warn_stock: { width: 88 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'consume_code',
    'consume_name',
    'category_name',
    'spec',
    'unit',
    'price',
    'stock',
    'status',
  ])
}
