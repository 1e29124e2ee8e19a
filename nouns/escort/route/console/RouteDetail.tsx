import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import MoveButtons from '@shouya/console/ui/record/MoveButtons.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { Space, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { route, routeStop } from '../noun.ts'
import type { RouteRow } from './routeList.ts'

/** One route with its stops in their order. */
export default function RouteDetail({ id, moves, beside }: RecordProps<RouteRow>) {
  const { t } = useTranslation()
  const words = useNounWords(route)
  const { label } = useNounWords(routeStop)
  const { data, ...read } = useRead('Escort/GetRoute', { id })
  const title = data ? (
    <Space wrap>
      {`${data.route_no} ${data.route_name}`}
      <DictTag dict="enable" value={data.status} />
    </Space>
  ) : (
    t('route.title')
  )
  return (
    <DetailDrawer
      {...beside}
      title={title}
      read={read}
      actions={data && <MoveButtons moves={moves(data)} />}
      history={{ table: route.table, id }}
    >
      {data && (
        <>
          <Facts
            of={route}
            row={data}
            show={[
              { label: words.label('company_name'), value: data.company_name, wide: true },
              'create_user_name',
              'create_time',
              'remark',
            ]}
          />
          <Table
            size="small"
            pagination={false}
            rowKey="dept_id"
            dataSource={data.stops}
            columns={[
              { title: t('route.stop.no'), width: 52, render: (_value, _stop, at) => at + 1 },
              { title: label('dept_name'), dataIndex: 'dept_name' },
              { title: label('deliver_plan'), dataIndex: 'deliver_plan', width: 78 },
              { title: label('collect_plan'), dataIndex: 'collect_plan', width: 78 },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  )
}
