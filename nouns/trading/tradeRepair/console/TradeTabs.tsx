import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import type { TradeRow, tradeShape } from './tradeList.ts'

const { codes, dict } = tradeRepair.states
const shown = [
  codes.waiting,
  codes.dispatched,
  codes.working,
  codes.suspended,
  codes.confirming,
  codes.rating,
  codes.done,
]

/** The repairs of the query by state, with their numbers; a tab is a filter of the list. */
export default function TradeTabs({ register }: { register: Register<TradeRow, typeof tradeShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, ...counted } = register.filters as Record<string, unknown>
  const { data } = useRead('Repair/GetTradeCount', counted, { keep: true })
  const chosen = [filters.status ?? []].flat()
  const active = chosen.length === 1 && shown.some((code) => code === chosen[0]) ? String(chosen[0]) : 'all'
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  return (
    <PageTabs
      active={active}
      onTurn={(key) =>
        register.search({ ...filters, status: key === 'all' ? undefined : [Number(key)] } as typeof filters, keywords)
      }
      items={[
        { key: 'all', label: label(t('tradeRepair.all'), data?.all) },
        ...shown.map((code) => ({ key: String(code), label: label(word(code), data?.status[code]) })),
      ]}
    />
  )
}
