import { useRead } from '@shouya/console/api/useRead.ts'
import type { Shape } from '@shouya/console/registers/queryCodec.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'

type Props<R extends { id: number }, S extends Shape> = {
  /** How many records of the query are in each state. */
  counts: 'Recharge/GetCount' | 'Order/GetOrderStatusCount' | 'Agent/GetTransferCount' | 'Member/GetDepositCount'
  dict: string
  /** The states that have a tab, in their order. */
  states: readonly number[]
  register: Register<R, S>
}

/** The records of the query by state, with their numbers; a tab is a filter of the list. */
export default function StateTabs<R extends { id: number }, S extends Shape>(props: Props<R, S>) {
  const { counts, dict, states, register } = props
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { keywords } = register.query
  const filters = register.query.filters as { status?: number[] }
  const { status: _, ...counted } = register.filters as Record<string, unknown>
  const { data = {} } = useRead(counts, counted, { keep: true })
  const active = states.find((code) => String(code) === String(filters.status ?? ''))
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  const all = Object.values(data).reduce((sum, count) => sum + count, 0)
  return (
    <PageTabs
      active={String(active ?? 'all')}
      onTurn={(key) =>
        register.search({ ...filters, status: key === 'all' ? undefined : [Number(key)] } as never, keywords)
      }
      items={[
        { key: 'all', label: label(t('common.all'), all) },
        ...states.map((code) => ({ key: String(code), label: label(word(code), data[String(code)]) })),
      ]}
    />
  )
}
