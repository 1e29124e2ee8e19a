import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import { type ChartData, sumOf } from './chartData.ts'
import { toneColor } from './toneColor.ts'

export type ChartKind = 'line' | 'bars' | 'ranking'

type Option = ComposeOption<BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption>

const text = { color: 'var(--ant-color-text-description)', fontSize: 12 }
const hairline = { lineStyle: { color: 'var(--ant-color-border-secondary)', width: 1 } }
/** In halves of a Chinese character. */
const LONGEST = 22
const bare = { axisLine: { show: false }, axisTick: { show: false } }

/** The end of a name tells it apart, as units' do. */
function ending(name: string): string {
  let [at, width] = [name.length, 0]
  while (at > 0 && width < LONGEST) width += name.charCodeAt(--at) > 0xff ? 2 : 1
  return at > 0 ? `…${name.slice(at + 1)}` : name
}

/** Calm: hairlines, small grey labels, one colour for each series. */
export function chartOption(
  kind: ChartKind,
  { columns, rows, most }: ChartData,
  format: (value: number) => string,
): Option {
  const flat = kind === 'ranking'
  const sums = rows.map(({ values }) => sumOf(values))
  const names = {
    type: 'category' as const,
    data: rows.map(({ label }) => label),
    inverse: flat,
    ...bare,
    axisLabel: { ...text, margin: 8, ...(flat ? { formatter: ending } : {}) },
  }
  const numbers = {
    type: 'value' as const,
    minInterval: 1,
    ...(most === undefined ? { splitNumber: 3 } : { max: most, interval: most / 4 }),
    ...bare,
    axisLabel: { ...text, show: !flat, formatter: format },
    splitLine: { ...hairline, show: !flat },
  }
  const series = columns.map(({ label, tone }, index): BarSeriesOption | LineSeriesOption => {
    const color = toneColor[tone]
    const common = {
      name: label,
      data: rows.map(({ values }) => values[index] ?? 0),
      itemStyle: { color },
      // Emphasis would reckon with the colour, which is a variable here.
      emphasis: { disabled: true },
      cursor: 'pointer',
    }
    return kind === 'line'
      ? { ...common, type: 'line', symbol: 'circle', symbolSize: 7, lineStyle: { color, width: 2 } }
      : {
          ...common,
          type: 'bar',
          stack: 'all',
          barMaxWidth: flat ? 14 : 20,
          // At the end of a bar that lies stands its sum.
          label: {
            show: flat && index === columns.length - 1,
            position: 'right',
            formatter: ({ dataIndex }) => format(sums[dataIndex] ?? 0),
            ...text,
          },
        }
  })
  return {
    grid: {
      left: 0,
      right: flat ? 56 : 8,
      top: 8,
      bottom: flat ? 0 : 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: flat ? numbers : names,
    yAxis: flat ? names : numbers,
    series,
    tooltip: {
      trigger: 'axis',
      axisPointer: {
        type: kind === 'line' ? 'line' : 'shadow',
        lineStyle: hairline.lineStyle,
        shadowStyle: { color: 'var(--ant-color-fill-quaternary)' },
      },
      confine: true,
      transitionDuration: 0,
      valueFormatter: (value) => format(Number(value)),
      backgroundColor: 'var(--ant-color-bg-elevated)',
      borderColor: 'var(--ant-color-border-secondary)',
      textStyle: { color: 'var(--ant-color-text)', fontSize: 12, fontFamily: 'inherit' },
    },
  }
}
