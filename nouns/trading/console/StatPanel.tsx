import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { useMayCall } from '@shouya/console/api/can.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Chart, { type ChartKind } from '@shouya/console/ui/chart/Chart.tsx'
import { isEmpty, type Tone } from '@shouya/console/ui/chart/chartData.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import BookTable from './BookTable.tsx'
import ExportTool, { type MadeFile } from './ExportTool.tsx'
import ListLink from './ListLink.tsx'
import type { ListAt } from './listAt.ts'
import styles from './TradeCard.module.css'

export type StatColumn = {
  key: string
  label: string
  /** Without it the figure is only in the table. */
  tone?: Tone
  format: (value: number) => string
  /** The list behind a row's number. */
  to?: (row: string) => ListAt | undefined
}

export type StatRow = {
  key: string
  label: string
  values: Readonly<Record<string, number>>
  /** What else the table says of it, and where its name leads. */
  notes?: readonly string[]
  to?: ListAt
}

type Props = {
  title: string
  kind: ChartKind
  /** What a row is, and the heads of its notes. */
  of: string
  notes?: readonly string[]
  columns: readonly StatColumn[]
  rows: readonly StatRow[]
  /** The foot of the table; absent where its numbers cannot be added. */
  sum?: Readonly<Record<string, number>>
  file: Omit<MadeFile, 'total'>
  /** Said where there is nothing. */
  nothing: string
}

/** A ranking draws its first rows; the table and the file have all. */
const TOP = 10

/** Figures of a report, drawn or as a table, each with the way to the list behind it, and as a file. */
export default function StatPanel({ title, kind, of, notes = [], columns, rows, sum, file, nothing }: Props) {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const [asTable, setAsTable] = useState(false)
  const drawn = columns.filter(({ tone }) => tone !== undefined)
  const data = {
    of,
    columns: drawn.map(({ key, label, tone = 'accent' }) => ({ key, label, tone })),
    rows: (kind === 'ranking' ? rows.slice(0, TOP) : rows).map(({ key, label, values }) => ({
      key,
      label,
      values: drawn.map((column) => values[column.key] ?? 0),
    })),
    ...(sum === undefined && { apart: true as const }),
  }
  const pick = (row: string, column: string) => {
    const list = columns.find(({ key }) => key === column)?.to?.(row) ?? rows.find(({ key }) => key === row)?.to
    if (list && mayCall(list.reads)) openTab(list.address)
    else setAsTable(true)
  }
  const head = kind === 'ranking' && rows.length > TOP && !asTable ? t('tradeStat.top', { title }) : title
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{head}</h2>
        <TouchSize>
          <Button
            icon={asTable ? <BarChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
            aria-label={`${t(asTable ? 'tradeStat.asChart' : 'tradeStat.asTable')}: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {t(asTable ? 'tradeStat.asChart' : 'tradeStat.asTable')}
          </Button>
          <ExportTool file={{ ...file, total: rows.length }} label={t('tradeStat.export', { title })} />
        </TouchSize>
      </div>
      {isEmpty(data) && !asTable && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothing} />}
      {!isEmpty(data) && !asTable && (
        <Chart kind={kind} title={title} data={data} format={drawn[0]?.format} onPick={pick} />
      )}
      {asTable && (
        <BookTable
          label={title}
          heads={[
            { text: of },
            ...notes.map((text) => ({ text })),
            ...columns.map(({ label }) => ({ text: label, right: true })),
          ]}
          rows={rows.map(({ key, label, values, notes: said = [], to }) => ({
            key,
            cells: [
              <ListLink key="name" to={to}>
                {label}
              </ListLink>,
              ...said,
              ...columns.map((column) => {
                const value = values[column.key] ?? 0
                return (
                  <ListLink key={column.key} to={value === 0 ? undefined : column.to?.(key)}>
                    {column.format(value)}
                  </ListLink>
                )
              }),
            ],
          }))}
          {...(sum && {
            foot: [
              t('tradeStat.sum'),
              ...notes.map(() => ''),
              ...columns.map(({ key, format }) => format(sum[key] ?? 0)),
            ],
          })}
        />
      )}
    </section>
  )
}
