import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { recharge } from '../noun.ts'
import type { RechargeRow, rechargeShape } from './rechargeList.ts'

const { codes, dict } = recharge.states
const states = [
  ...[codes.waiting, codes.paid, codes.credited, codes.refunding, codes.wrong],
  ...[codes.refunded, codes.closed],
]

/** The recharges of the query by state, with their numbers; a tab is a filter of the list. */
export default function StateTabs({ register }: { register: Register<RechargeRow, typeof rechargeShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, ...counted } = register.filters as Record<string, unknown>
  const { data = {} } = useRead('Recharge/GetCount', counted, { keep: true })
  const chosen = [filters.status ?? []].flat().map(Number)
  const active = states.find((code) => String(code) === String(chosen))
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  const all = Object.values(data).reduce((sum, count) => sum + count, 0)
  return (
    <PageTabs
      active={String(active ?? 'all')}
      onTurn={(key) =>
        register.search({ ...filters, status: key === 'all' ? undefined : [Number(key)] } as typeof filters, keywords)
      }
      items={[
        { key: 'all', label: label(t('recharge.tab.all'), all) },
        ...states.map((code) => ({ key: String(code), label: label(word(code), data[String(code)]) })),
      ]}
    />
  )
}
