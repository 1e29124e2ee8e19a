import { Table, type TableColumnGroupType, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import StatNumber from './StatNumber.tsx'
import type { Figure, FigureGroup, StatRow } from './statFigures.ts'

type Props = {
  rows: readonly StatRow[]
  /** Task types, each a group of columns, before the other figures. */
  groups: readonly FigureGroup[]
  figures: readonly Figure[]
  name: (row: StatRow) => ReactNode
}

/** The units of the statistics with a column for each figure, every number a way to its records. */
export default function StatTable({ rows, groups, figures, name }: Props) {
  const { t } = useTranslation()
  const column =
    (width: number) =>
    (figure: Figure): TableColumnType<StatRow> => ({
      key: figure.key,
      title: figure.title,
      align: 'right',
      width,
      sorter: (a, b) => figure.order(a) - figure.order(b),
      render: (_, row) => <StatNumber figure={figure} of={row} unit={row} />,
    })
  const columns: (TableColumnType<StatRow> | TableColumnGroupType<StatRow>)[] = [
    {
      key: 'name',
      title: t('taskAssignment.stat.field.dept_name'),
      fixed: 'left',
      width: 168,
      render: (_, row) => name(row),
    },
    ...groups.map((group) => ({
      key: group.key,
      title: group.title,
      align: 'center' as const,
      children: group.figures.map(column(104)),
    })),
    ...figures.map(column(112)),
  ]
  return (
    <Table<StatRow>
      rowKey="dept_id"
      size="middle"
      bordered={groups.length > 0}
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  )
}
