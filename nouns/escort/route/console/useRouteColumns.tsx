import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useCompanies } from '@shouya/console/ui/useCompanies.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useTranslation } from 'react-i18next'
import { route } from '../noun.ts'
import type { RouteRow } from './routeList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function useRouteColumns(): Column<RouteRow>[] {
  const { t } = useTranslation()
  const companies = useCompanies()
  const columns = useNounColumns<typeof route, RouteRow>(route, {
    route_no: { width: 104, sort: true },
    route_name: { width: 160, sort: true },
    company_name: { width: 112 },
    stop_count: { width: 72 },
    status: {
      width: useStatusWidth('enable', 88),
      pin: 'right',
      render: (row) => <DictTag dict="enable" value={row.status} />,
    },
    remark: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  const stops: Column<RouteRow> = {
    key: 'stops',
    title: t('route.field.stops'),
    width: 272,
    render: (row) => row.stops.map((stop) => `${stop.dept_name} ${stop.deliver_plan}`).join(' → '),
  }
  return inOrder(
    [...columns, stops],
    ['route_no', 'route_name', companies.several && 'company_name', 'stop_count', 'stops', 'status'],
  )
}
