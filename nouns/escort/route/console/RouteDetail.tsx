import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import MoveButtons from '../../console/MoveButtons.tsx'
import type { RouteRow } from './routeList.ts'

/** One route with its stops in their order. */
export default function RouteDetail({ id, moves, beside }: RecordProps<RouteRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetRoute', { id })
  const title = data ? (
    <Space wrap>
      {`${data.route_no} ${data.route_name}`}
      <DictTag dict="enable" value={data.status} />
    </Space>
  ) : (
    t('escortPlan.routes')
  )
  return (
    <DetailDrawer
      {...beside}
      title={title}
      read={read}
      actions={data && <MoveButtons moves={moves(data)} />}
      history={{ table: 'escort_route', id }}
    >
      {data && (
        <>
          <Details
            items={[
              { label: t('escortPlan.route.field.company_name'), value: data.company_name, wide: true },
              { label: t('escortPlan.route.field.create_user_name'), value: data.create_user_name },
              { label: t('escortPlan.route.field.create_time'), value: minute(data.create_time) },
              { label: t('escortPlan.route.field.remark'), value: data.remark, wide: true },
            ]}
          />
          <Table
            size="small"
            pagination={false}
            rowKey="dept_id"
            dataSource={data.stops}
            columns={[
              { title: t('escortPlan.stop.no'), width: 52, render: (_value, _stop, at) => at + 1 },
              { title: t('escortPlan.stop.dept_id'), dataIndex: 'dept_name' },
              { title: t('escortPlan.stop.deliver_plan'), dataIndex: 'deliver_plan', width: 78 },
              { title: t('escortPlan.stop.collect_plan'), dataIndex: 'collect_plan', width: 78 },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  )
}
