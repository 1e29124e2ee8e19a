import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { route, routeStop } from '../noun.ts'
import type { RouteRow } from './routeList.ts'

/** The fields of a route and its stops in their order. */
export default function RouteFacts({ row }: { row: RouteRow }) {
  const { t } = useTranslation()
  const words = useNounWords(route)
  const { label } = useNounWords(routeStop)
  return (
    <>
      <Facts
        of={route}
        row={row}
        show={[
          { label: words.label('company_name'), value: row.company_name, wide: true },
          'create_user_name',
          'create_time',
          'remark',
        ]}
      />
      <Table
        size="small"
        pagination={false}
        rowKey="dept_id"
        dataSource={row.stops}
        columns={[
          { title: t('route.stop.no'), width: 52, render: (_value, _stop, at) => at + 1 },
          { title: label('dept_name'), dataIndex: 'dept_name' },
          { title: label('deliver_plan'), dataIndex: 'deliver_plan', width: 78 },
          { title: label('collect_plan'), dataIndex: 'collect_plan', width: 78 },
        ]}
      />
    </>
  )
}
