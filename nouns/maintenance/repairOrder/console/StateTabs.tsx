import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import { countIn, openStates } from './opening.ts'
import type { RepairRow, repairShape } from './repairList.ts'

const { codes, dict } = repairOrder.states

/** Each tab is one state, or two that are the same to whoever waits; the others are found under all. */
const states: Readonly<Record<string, readonly [number, ...number[]]>> = {
  waiting: [codes.waiting],
  dispatched: [codes.dispatched],
  working: [codes.working, codes.suspended],
  confirming: [codes.confirming],
  rating: [codes.rating],
  returned: [codes.returned],
  done: [codes.done],
}

/** The orders of the query by state, with their numbers (domain 8.3); a tab is a filter of the list. */
export default function StateTabs({ register }: { register: Register<RepairRow, typeof repairShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, overdue: __, open: ___, ...counted } = register.filters as Record<string, unknown>
  const { data } = useRead('Repair/GetCount', counted, { keep: true })
  const chosen = [filters.status ?? []].flat().map(Number)
  const flag = (['overdue', 'open'] as const).find((name) => filters[name] !== undefined)
  const active = flag ?? Object.keys(states).find((key) => String(states[key]) === String(chosen)) ?? 'all'
  const turn = (key: string) =>
    register.search(
      {
        ...filters,
        status: states[key] && [...states[key]],
        ...Object.fromEntries(['overdue', 'open'].map((name) => [name, key === name || undefined])),
        every: key === 'all' || undefined,
      } as typeof filters,
      keywords,
    )
  const of = (codes: readonly number[] = []) => countIn(data?.status ?? {}, codes)
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  return (
    <PageTabs
      active={active}
      onTurn={turn}
      items={[
        { key: 'open', label: label(t('repairOrder.flag.open'), of(openStates)) },
        ...Object.keys(states).map((key) => ({ key, label: label(word(states[key]?.[0] ?? 0), of(states[key])) })),
        { key: 'overdue', label: label(t('repairOrder.tab.overdue'), data?.overdue) },
        { key: 'all', label: label(t('repairOrder.tab.all'), data?.all) },
      ]}
    />
  )
}
