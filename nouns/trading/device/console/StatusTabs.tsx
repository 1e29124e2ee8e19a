import { useRead } from '@shouya/console/api/useRead.ts'
import type { Register } from '@shouya/console/registers/useListQuery.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { device } from '../noun.ts'
import type { DeviceRow, deviceShape } from './deviceList.ts'

const { codes, dict } = device.states

/** The devices of the query by state, with their numbers; a tab is a filter of the list. */
export default function StatusTabs({ register }: { register: Register<DeviceRow, typeof deviceShape> }) {
  const { t } = useTranslation()
  const word = useDictLabel(dict)
  const { filters, keywords } = register.query
  const { status: _, ...counted } = register.filters as Record<string, unknown>
  const { data } = useRead('Device/GetStatusCount', { ...counted, keywords }, { keep: true })
  const [chosen, another] = [filters.status ?? []].flat().map(Number)
  const all = Object.values(data ?? {}).reduce((sum, count) => sum + count, 0)
  const label = (text: string, count: number | undefined) => (count ? `${text} ${count}` : text)
  return (
    <PageTabs
      active={chosen === undefined || another !== undefined ? 'all' : String(chosen)}
      onTurn={(key) =>
        register.search({ ...filters, status: key === 'all' ? undefined : [Number(key)] } as typeof filters, keywords)
      }
      items={[
        { key: 'all', label: label(t('common.all'), all) },
        ...Object.values(codes).map((code) => ({ key: String(code), label: label(word(code), data?.[code]) })),
      ]}
    />
  )
}
