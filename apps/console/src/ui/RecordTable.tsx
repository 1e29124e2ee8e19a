import { Table, type TableProps } from 'antd'

type Props<Row> = { title: string } & Pick<TableProps<Row>, 'rowKey' | 'columns' | 'locale'> & { rows: readonly Row[] }

/** All rows of a kind within a record or a page. What is wider than its place scrolls sideways, also by the keyboard. */
export default function RecordTable<Row extends object>({ title, rows, ...table }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <figure className="ui-record-table" aria-label={title} tabIndex={0}>
      <Table<Row> size="small" pagination={false} dataSource={rows} {...table} />
    </figure>
  )
}
