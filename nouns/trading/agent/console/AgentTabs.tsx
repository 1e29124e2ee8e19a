import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { agent } from '../noun.ts'
import type { AgentRow, agentShape } from './agentList.ts'

const { codes, dict } = agent.states
const states = Object.values(codes).map(String)

/** The agents of the query by state, with their numbers (domain 11.2); a tab is a filter of the list. */
export default function AgentTabs({ register }: { register: Register<AgentRow, typeof agentShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, ...counted } = register.filters
  const { data } = useRead('Agent/GetCount', counted, { keep: true })
  const chosen = filters.status ?? []
  const active = chosen.length === 1 ? String(chosen[0]) : 'all'
  const turn = (key: string) =>
    register.search({ ...filters, status: key === 'all' ? undefined : [Number(key)] } as typeof filters, keywords)
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  return (
    <PageTabs
      active={active}
      onTurn={turn}
      items={[
        { key: 'all', label: label(t('agent.tab.all'), data?.all) },
        ...states.map((key) => ({ key, label: label(word(Number(key)), data?.status[key]) })),
      ]}
    />
  )
}
