import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { ChartData } from './chartData.ts'
import { toneColor } from './toneColor.ts'

export type ChartKind = 'line' | 'bars' | 'ranking'

type Option = ComposeOption<BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption>

const text = { color: 'var(--ant-color-text-description)', fontSize: 12, fontFamily: 'inherit' }
const hairline = { lineStyle: { color: 'var(--ant-color-border-secondary)', width: 1 } }
const bare = { axisLine: { show: false }, axisTick: { show: false } }

/** Calm: hairlines, small grey labels, one colour for each series. */
export function chartOption(kind: ChartKind, { columns, rows }: ChartData, format: (value: number) => string): Option {
  const flat = kind === 'ranking'
  const names = {
    type: 'category' as const,
    data: rows.map(({ label }) => label),
    inverse: flat,
    ...bare,
    axisLabel: { ...text, width: flat ? 96 : undefined, overflow: 'truncate' as const, margin: 8 },
  }
  const numbers = {
    type: 'value' as const,
    minInterval: 1,
    splitNumber: 3,
    ...bare,
    axisLabel: { ...text, formatter: format },
    splitLine: hairline,
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
      : { ...common, type: 'bar', stack: 'all', barMaxWidth: flat ? 14 : 20 }
  })
  return {
    grid: {
      left: 0,
      right: flat ? 16 : 8,
      top: 8,
      bottom: 0,
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
