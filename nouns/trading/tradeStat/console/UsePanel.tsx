import { useRead } from '@shouya/console/api/useRead.ts'
import type { Tone } from '@shouya/console/ui/chart/chartData.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import StatPanel from '../../console/StatPanel.tsx'
import { useResult } from '../../useLog/rules.ts'
import { type UseFigure, type useBy, useFigures } from '../figures.ts'
import { daysOf } from './daysOf.ts'
import { fileColumns } from './fileColumns.ts'
import { uses } from './lists.ts'
import type { useStatDays } from './useStatDays.ts'

type By = (typeof useBy)[number]
type Props = Pick<ReturnType<typeof useStatDays>, 'days' | 'group'> & { by: By }

const tones: Partial<Record<UseFigure, Tone>> = { done: 'good', interrupted: 'warn', failed: 'bad' }

/** Uses by period, product, agent or city; each number leads to its uses. */
export default function UsePanel({ days, group, by }: Props) {
  const { t } = useTranslation()
  const query = { ...days, group, by }
  const { data, error, refetch } = useRead('TradeStat/GetUseStat', query, { keep: true })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  const label = ({ name }: (typeof data.rows)[number]) => {
    if (name !== '' || by === 'period' || by === 'product') return name
    return t(`tradeStat.none.${by}`)
  }
  const listOf = (figure: UseFigure) => (key: string) => {
    if (key === '') return undefined
    const result = figure === 'fee' ? undefined : useResult[figure]
    const of = {
      period: () => uses(daysOf(key, days), { result }),
      product: () => uses(days, { result, product_id: key }),
      agent: () => uses(days, { result, agent_id: key }),
      city: () => uses(days, { result, region: key }),
    }
    return of[by]()
  }
  return (
    <StatPanel
      title={t(`tradeStat.usesBy.${by}`)}
      kind={by === 'period' ? 'bars' : 'ranking'}
      of={t(`tradeStat.field.${by}`)}
      columns={useFigures.map((key) => ({
        ...{ key, label: t(`tradeStat.field.${key}`), format: key === 'fee' ? yuan : String, to: listOf(key) },
        ...(tones[key] && { tone: tones[key] }),
      }))}
      rows={data.rows.map((row) => ({ key: row.key, label: label(row), values: row as never }))}
      sum={data.sum}
      nothing={t('tradeStat.nothing')}
      file={{ controller: 'UseStat', filters: query, columns: fileColumns([by, ...useFigures], t) }}
    />
  )
}
