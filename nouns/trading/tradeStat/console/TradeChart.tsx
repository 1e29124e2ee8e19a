import type { DataOf } from '@shouya/console/api/path.ts'
import type { Tone } from '@shouya/console/ui/chart/chartData.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import StatPanel from '../../console/StatPanel.tsx'
import { type TradeFigure, tradeFigures } from '../figures.ts'
import { daysOf } from './daysOf.ts'
import { fileColumns } from './fileColumns.ts'
import { orders, recharges } from './lists.ts'
import type { useStatDays } from './useStatDays.ts'

/** The figures that are drawn; the table has all. */
const tones: Partial<Record<TradeFigure, Tone>> = { orders: 'accent', refunds: 'bad', recharges: 'good' }

type Props = Pick<ReturnType<typeof useStatDays>, 'days' | 'group'> & { stat: DataOf<'TradeStat/GetStat'> }

/** Orders, refunds and recharges by day or month. */
export default function TradeChart({ days, group, stat: { rows, sum } }: Props) {
  const { t } = useTranslation()
  const lists = {
    orders: (period: string) => orders('pay_time', daysOf(period, days)),
    refunds: (period: string) => orders('refund_time', daysOf(period, days)),
    recharges: (period: string) => recharges('credit_time', daysOf(period, days)),
    recharge_refunds: (period: string) => recharges('refund_time', daysOf(period, days)),
  } as Partial<Record<TradeFigure, (period: string) => ReturnType<typeof orders>>>
  return (
    <StatPanel
      title={t('tradeStat.chart')}
      kind="line"
      of={t('tradeStat.field.period')}
      columns={tradeFigures.map((key) => ({
        ...{ key, label: t(`tradeStat.field.${key}`), format: yuan },
        ...(tones[key] && { tone: tones[key] }),
        ...(lists[key] && { to: lists[key] }),
      }))}
      rows={rows.map(({ period, ...values }) => ({ key: period, label: period, values }))}
      sum={sum}
      nothing={t('tradeStat.nothing')}
      file={{
        controller: 'TradeStat',
        filters: { ...days, group },
        columns: fileColumns(['period', ...tradeFigures], t),
      }}
    />
  )
}
