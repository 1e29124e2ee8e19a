import { Table, type TableProps } from 'antd'
import Sideways from './Sideways.tsx'

type Props<Row> = { title: string } & Pick<TableProps<Row>, 'rowKey' | 'columns' | 'locale'> & { rows: readonly Row[] }

/** All rows of a kind within a record or a page. What is wider than its place scrolls sideways, also by the keyboard. */
export default function RecordTable<Row extends object>({ title, rows, ...table }: Props<Row>) {
  return (
    <Sideways className="ui-record-table" aria-label={title}>
      <Table<Row> size="small" pagination={false} dataSource={rows} {...table} />
    </Sideways>
  )
}
