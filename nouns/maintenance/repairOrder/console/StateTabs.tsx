import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import type { RepairRow, repairShape } from './repairList.ts'

const { codes, dict } = repairOrder.states

/** Each tab is one state, or two that are the same to whoever waits; the others are found under all. */
const states: Readonly<Record<string, readonly [number, ...number[]]>> = {
  waiting: [codes.waiting],
  dispatched: [codes.dispatched],
  working: [codes.working, codes.suspended],
  confirming: [codes.confirming],
  rating: [codes.rating],
  done: [codes.done],
}

/** The orders of the query by state, with their numbers (domain 8.3); a tab is a filter of the list. */
export default function StateTabs({ register }: { register: Register<RepairRow, typeof repairShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, overdue: __, ...counted } = register.filters as Record<string, unknown>
  const { data } = useRead('Repair/GetCount', counted, { keep: true })
  const chosen = [filters.status ?? []].flat().map(Number)
  const active =
    filters.overdue !== undefined
      ? 'overdue'
      : (Object.keys(states).find((key) => String(states[key]) === String(chosen)) ?? 'all')
  const turn = (key: string) =>
    register.search(
      {
        ...filters,
        status: states[key] && [...states[key]],
        overdue: key === 'overdue' ? true : undefined,
      } as typeof filters,
      keywords,
    )
  const of = (key: string) => states[key]?.reduce((sum, code) => sum + (data?.status[code] ?? 0), 0) ?? 0
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  return (
    <PageTabs
      active={active}
      onTurn={turn}
      items={[
        { key: 'all', label: label(t('repairOrder.tab.all'), data?.all) },
        ...Object.keys(states).map((key) => ({ key, label: label(word(states[key]?.[0] ?? 0), of(key)) })),
        { key: 'overdue', label: label(t('repairOrder.tab.overdue'), data?.overdue) },
      ]}
    />
  )
}
