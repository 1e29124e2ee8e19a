import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { member } from '../noun.ts'
import type { MemberRow, memberShape } from './memberList.ts'

const { codes, dict } = member.states

/** The members of the query by state, with their numbers; a tab is a filter of the list. */
export default function StateTabs({ register }: { register: Register<MemberRow, typeof memberShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, ...counted } = register.filters as Record<string, unknown>
  const { data } = useRead('Member/GetStatusCount', { ...counted, keywords }, { keep: true })
  const chosen = String([filters.status ?? []].flat())
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  const total = data && Object.values(data).reduce((sum, count) => sum + count, 0)
  return (
    <PageTabs
      active={chosen === '' ? 'all' : chosen}
      onTurn={(key) =>
        register.search({ ...filters, status: key === 'all' ? undefined : [Number(key)] } as typeof filters, keywords)
      }
      items={[
        { key: 'all', label: label(t('member.all'), total) },
        ...Object.values(codes).map((code) => ({ key: String(code), label: label(word(code), data?.[code]) })),
      ]}
    />
  )
}
