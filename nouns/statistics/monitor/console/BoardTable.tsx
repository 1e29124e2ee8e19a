import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { Table, type TableColumnGroupType, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { selfCheck } from '../../../reports/selfCheck/noun.ts'
import type { Tone } from '../cells.ts'
import styles from './Board.module.css'
import { type BoardColumn, type BoardLine, type BoardRow, type Data, groupsOf, linesOf } from './boardList.ts'
import FillCell from './FillCell.tsx'
import ValueText from './ValueText.tsx'

type Props = {
  data: Data
  columns: readonly BoardColumn[]
  period: string
  /** The caller enters values. */
  fills: boolean
}

type Drawn = TableColumnType<BoardLine> | TableColumnGroupType<BoardLine>

/** What scrolls is reached by the keyboard, also where nothing in it is. */
const reachable = (table: { nativeElement: HTMLElement } | null) => {
  table?.nativeElement.querySelector('.ant-table-body')?.setAttribute('tabindex', '0')
}

/** The outlets with their columns under the heads of their groups, and the totals; code and name stay where they are. */
export default function BoardTable({ data, columns, period, fills }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { short } = useUnits()
  const one = (column: BoardColumn): TableColumnType<BoardLine> => ({
    key: column.key,
    title: column.title,
    width: column.width,
    align: column.align,
    render: (_, { row, total }) => {
      if (total) return <ValueText value={total.values[column.key]} type={column.type} tone={undefined} />
      if (column.manual && fills) return <FillCell row={row} column={column} period={period} />
      return (
        <ValueText value={row.values[column.key]} type={column.type} tone={row.tones[column.key] as Tone | undefined} />
      )
    },
  })
  const name: Drawn = {
    key: 'dept_name',
    title: t('monitor.board.field.dept_name'),
    width: phone ? 128 : 200,
    fixed: 'left',
    render: (_, { row, total }) =>
      row ? (
        <UnitCell row={row} />
      ) : (
        <strong>
          {total.dept_name === null
            ? t('monitor.board.sum')
            : t('monitor.board.total', { dept: short(total.dept_name) })}
          <div className="ui-note">{t('monitor.checked', { checked: total.checked, units: total.units })}</div>
        </strong>
      ),
  }
  const code: Drawn = {
    key: 'dept_code',
    title: t('monitor.board.field.dept_code'),
    width: 96,
    fixed: 'left',
    render: (_, { row }) => row?.dept_code,
  }
  const drawn: Drawn[] = [
    // On a phone there is room for one column that stays.
    ...(phone ? [name] : [code, name]),
    ...groupsOf(columns).map(({ group, columns: own }): Drawn => {
      const [first] = own
      return group === null && first
        ? one(first)
        : { key: `${group} ${first?.key}`, title: group, children: own.map(one) }
    }),
  ]
  const width = columns.reduce((sum, column) => sum + column.width, phone ? 128 : 296)
  return (
    <Table<BoardLine>
      className={styles.table ?? ''}
      size="small"
      bordered
      rowKey="key"
      rowClassName={({ total }) => (total ? (styles.total ?? '') : '')}
      columns={drawn}
      dataSource={linesOf(data)}
      tableLayout="fixed"
      scroll={{ x: width, y: phone ? '70vh' : 'max(320px, calc(100vh - 380px))' }}
      pagination={false}
      data-sideways
      ref={reachable}
    />
  )
}

/** The name leads to the self-check; whoever has none says so. */
function UnitCell({ row }: { row: BoardRow }) {
  const { t } = useTranslation()
  const { check_id, check_status, dept_name } = row
  if (check_id === null)
    return (
      <>
        <UnitName name={dept_name} /> <StatusTag kind="refused">{t('monitor.unchecked')}</StatusTag>
      </>
    )
  return (
    <>
      <Link to={`${selfCheck.route}&id=${check_id}`}>
        <UnitName name={dept_name} />
      </Link>{' '}
      {check_status === selfCheck.states.codes.waiting && <StatusTag kind="waiting">{t('monitor.awaits')}</StatusTag>}
    </>
  )
}
