import type { Column } from '@shouya/console/registers/Column.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useCompanies } from '@shouya/console/ui/useCompanies.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { RouteRow } from './routeList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function useRouteColumns(): Column<RouteRow>[] {
  const { t } = useTranslation()
  const companies = useCompanies()
  const field = (key: keyof RouteRow & string) => ({
    key,
    title: t(`escortPlan.route.field.${key}` as 'escortPlan.route.field.route_no'),
  })
  return [
    { ...field('route_no'), width: 104, sort: true },
    { ...field('route_name'), width: 160, sort: true },
    {
      ...field('company_name'),
      width: 112,
      hidden: !companies.several,
      render: (row) => <CompanyName name={row.company_name} />,
    },
    { ...field('stop_count'), width: 72, right: true },
    {
      ...field('stops'),
      width: 272,
      render: (row) => row.stops.map((stop) => `${stop.dept_name} ${stop.deliver_plan}`).join(' → '),
    },
    {
      ...field('status'),
      width: useStatusWidth('enable', 88),
      pin: 'right',
      render: (row) => <DictTag dict="enable" value={row.status} />,
    },
    { ...field('remark'), width: 160, hidden: true },
    {
      ...field('create_time'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
}
