import type { DataOf } from '@shouya/console/api/path.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import type { Days } from '../../console/DayTools.tsx'
import ListLink from '../../console/ListLink.tsx'
import { type TradeFigure, tradeFigures } from '../figures.ts'
import styles from './Figures.module.css'
import { deposits, lowBalances, onlineDevices, orders, recharges, uses } from './lists.ts'

type Props = {
  days: Days
  sum: DataOf<'TradeStat/GetStat'>['sum']
  used: DataOf<'TradeStat/GetUseStat'>['sum'] | undefined
  now: DataOf<'TradeStat/GetNow'> | undefined
}

/** The figures of all days, and those of now; each leads to the list behind it (domain 11.12). */
export default function Figures({ days, sum, used, now }: Props) {
  const { t } = useTranslation()
  // Of the devices in use how many are online; nothing where none is.
  const rateOf = ({ in_use: inUse, online }: NonNullable<Props['now']>): string =>
    inUse === 0 ? '-' : t('tradeStat.rate', { rate: Math.floor((online * 1000) / inUse) / 10, online, inUse })
  const lists = {
    orders: orders('pay_time', days),
    refunds: orders('refund_time', days),
    net: undefined,
    recharges: recharges('credit_time', days),
    recharge_refunds: recharges('refund_time', days),
    deposits,
  } satisfies Record<TradeFigure, unknown>
  const figures = [
    ...tradeFigures.map((key) => ({ key, value: yuan(sum[key]), to: lists[key] })),
    ...(used
      ? ([{ key: 'uses', value: String(used.done + used.interrupted + used.failed), to: uses(days) }] as const)
      : []),
    ...(now
      ? ([
          { key: 'online', value: rateOf(now), to: onlineDevices },
          { key: 'low', value: String(now.low), to: lowBalances },
        ] as const)
      : []),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, value, to }) => (
        <div key={key}>
          <dt>{t(`tradeStat.field.${key}`)}</dt>
          <dd>
            <ListLink to={to}>{value}</ListLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
