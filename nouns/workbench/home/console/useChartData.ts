import { useRead } from '@shouya/console/api/useRead.ts'
import type { ChartData } from '@shouya/console/ui/chart/chartData.ts'
import { commonStart } from '@shouya/console/ui/chart/commonStart.ts'
import { type DictOption, useDict } from '@shouya/console/ui/useDict.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartName } from './bench.ts'
import { chartFaces } from './charts.ts'

const isDay = /^\d{4}-\d\d-\d\d$/
/** A day as `11-21`, without the year. */
const short = (key: string) => (isDay.test(key) ? key.slice(5) : key)

/** A chart's numbers with labels in the user's language. */
export function useChartData(chart: ChartName) {
  const { t } = useTranslation()
  const word = useWord()
  const { data, error, refetch } = useRead('Home/GetChart', { chart }, { staleTime: 60_000 })
  const { rows: kind, rowDict = '', seriesDict = '', tones, apart, most } = chartFaces[chart]
  const [rowWords, seriesWords] = [useDict(rowDict), useDict(seriesDict)]
  const of = t(`dashboard.chart.of.${kind}`)
  const shown = useMemo((): ChartData | undefined => {
    if (!data) return undefined
    const common = commonStart(data.rows.map(({ name }) => name ?? ''))
    const named = (dict: DictOption[], prefix: string, key: string) => {
      const own = dict.find(({ value }) => value === key)
      return own?.label ?? word(`${prefix}.${key}`, short(key))
    }
    return {
      ...{ of, apart, most },
      columns: data.columns.map((key) => ({
        key,
        label: named(seriesWords, 'dashboard.chart.series', key),
        tone: tones[key] ?? 'accent',
      })),
      rows: data.rows.map(({ key, name, values }) => ({
        key,
        label: name?.slice(common) ?? named(rowWords, 'dashboard.chart.part', key),
        values,
      })),
    }
  }, [data, of, tones, apart, most, word, rowWords, seriesWords])
  return { data: shown, error, refetch }
}
