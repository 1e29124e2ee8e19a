import { Fragment, useState } from 'react'
import { axisOf } from './axisOf.ts'
import styles from './Columns.module.css'
import { type ChartData, sumOf } from './chartData.ts'
import { toneColor } from './toneColor.ts'

type Props = { data: ChartData; format: (value: number) => string; line: boolean }

/** The most labels under the drawing, so that they do not collide. */
const MOST_LABELS = 7
/** In percent of a row's width. */
const BAR = 62

/** Stacked bars, or lines, over rows from left to right. Everything is in percent, so it scales. */
export default function Columns({ data: { columns, rows, most }, format, line }: Props) {
  const [hovered, setHovered] = useState<number>()
  const highest = Math.max(...rows.map(({ values }) => (line ? Math.max(0, ...values) : sumOf(values))))
  const lines = most === undefined ? axisOf(highest) : [0, 0.25, 0.5, 0.75, 1].map((share) => share * most)
  const top = lines.at(-1) ?? 1
  const up = (value: number) => 100 - (value / top) * 100
  const wide = 100 / rows.length
  const middle = (index: number) => (index + 0.5) * wide
  const labelStep = Math.ceil(rows.length / MOST_LABELS)
  const hoveredRow = hovered === undefined ? undefined : rows[hovered]
  return (
    <div className={styles.columns}>
      <div className={styles.numbers}>
        {lines.map((value) => (
          <span key={value} style={{ top: `${up(value)}%` }}>
            {format(value)}
          </span>
        ))}
      </div>
      <div className={styles.plot} onPointerLeave={() => setHovered(undefined)}>
        <svg className={styles.drawing} aria-hidden="true">
          {lines.map((value) => (
            <line key={value} className={styles.hairline} x1="0" x2="100%" y1={`${up(value)}%`} y2={`${up(value)}%`} />
          ))}
          {hovered !== undefined && (
            <rect className={styles.over} x={`${hovered * wide}%`} width={`${wide}%`} y="0" height="100%" />
          )}
          {/* The area of each row links to its list, also where its bar is low. */}
          {rows.map(({ key }, index) => (
            <rect
              key={key}
              className={styles.place}
              data-row={key}
              x={`${index * wide}%`}
              width={`${wide}%`}
              y="0"
              height="100%"
              onPointerMove={() => setHovered(index)}
            />
          ))}
          {line
            ? columns.map(({ key, tone }, at) => (
                <Fragment key={key}>
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    x="0"
                    y="0"
                    width="100%"
                    height="100%"
                  >
                    <polyline
                      className={styles.line}
                      stroke={toneColor[tone]}
                      points={rows.map(({ values }, index) => `${middle(index)},${up(values[at] ?? 0)}`).join(' ')}
                    />
                  </svg>
                  {rows.map((row, index) => (
                    <circle
                      key={row.key}
                      data-row={row.key}
                      data-column={key}
                      cx={`${middle(index)}%`}
                      cy={`${up(row.values[at] ?? 0)}%`}
                      r="3.5"
                      fill={toneColor[tone]}
                      onPointerMove={() => setHovered(index)}
                    />
                  ))}
                </Fragment>
              ))
            : rows.map((row, index) => {
                let height = 0
                return columns.map(({ key, tone }, at) => {
                  const value = row.values[at] ?? 0
                  height += value
                  return (
                    <rect
                      key={`${row.key} ${key}`}
                      data-row={row.key}
                      data-column={key}
                      x={`${index * wide + (wide * (100 - BAR)) / 200}%`}
                      width={`${(wide * BAR) / 100}%`}
                      y={`${up(height)}%`}
                      height={`${(value / top) * 100}%`}
                      fill={toneColor[tone]}
                      onPointerMove={() => setHovered(index)}
                    />
                  )
                })
              })}
        </svg>
        {hoveredRow && hovered !== undefined && (
          <dl
            className={styles.told}
            style={
              hovered * 2 < rows.length ? { left: `${(hovered + 1) * wide}%` } : { right: `${100 - hovered * wide}%` }
            }
          >
            <dt>{hoveredRow.label}</dt>
            {columns.map(({ key, label, tone }, index) => (
              <dd key={key}>
                <i style={{ background: toneColor[tone] }} />
                {label} <b>{format(hoveredRow.values[index] ?? 0)}</b>
              </dd>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.names}>
        {rows.map(
          ({ key, label }, index) =>
            index % labelStep === 0 && (
              <span key={key} style={{ left: `${middle(index)}%` }}>
                {label}
              </span>
            ),
        )}
      </div>
    </div>
  )
}
