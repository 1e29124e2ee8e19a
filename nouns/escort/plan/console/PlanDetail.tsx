import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import History from '@shouya/console/ui/history/History.tsx'
import MoveButtons from '@shouya/console/ui/record/MoveButtons.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Space, Table, Tabs, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { crewRole, plan, planStop } from '../noun.ts'
import { type PlanDetail as Detail, having, type PlanRow, planName } from './planList.ts'

/** One plan: doubts about vehicle and crew above the tabs of its fields, stops and exchanges. */
export default function PlanDetail({ id, moves, beside }: RecordProps<PlanRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetPlan', { id })
  const title = data ? (
    <Space wrap>
      {planName(data)}
      <DictTag dict="plan_status" value={data.status} />
    </Space>
  ) : (
    t('plan.title')
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} actions={data && <MoveButtons moves={moves(data)} />}>
      {data && (
        <>
          {data.doubts.length > 0 && (
            <Alert
              className="ui-hint"
              type="warning"
              showIcon
              title={t('plan.doubts')}
              description={data.doubts.map(({ name, reasons }) => (
                <div key={name}>{`${name}${mark('：')}${reasons.join(mark('、'))}`}</div>
              ))}
            />
          )}
          <Tabs
            className="ui-detail-tabs"
            items={[
              { key: 'facts', label: t('ui.facts'), children: <PlanFacts row={data} /> },
              { key: 'stops', label: t('plan.field.stops'), children: <Stops row={data} /> },
              { key: 'changes', label: t('plan.exchanges'), children: <Exchanges row={data} /> },
              { key: 'history', label: t('ui.history'), children: <History table={plan.table} id={id} /> },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  )
}

function Stops({ row }: { row: Detail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(planStop)
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="dept_id"
      dataSource={row.stops}
      columns={[
        { title: t('route.stop.no'), width: 64, render: (_value, _stop, at) => at + 1 },
        { title: label('dept_name'), dataIndex: 'dept_name' },
        { title: label('plan_time'), dataIndex: 'plan_time', width: 112 },
      ]}
    />
  )
}

function Exchanges({ row }: { row: Detail }) {
  const { t } = useTranslation()
  if (row.changes.length === 0) return <p className="ui-note">{t('plan.noExchanges')}</p>
  return (
    <Timeline
      items={row.changes.map(({ id, part, old_name, new_name, reason, create_user_name, create_time }) => ({
        key: id,
        children: (
          <>
            <div>{`${t(`plan.part.${part}`)}${mark('：')}${old_name ?? '-'} → ${new_name ?? '-'}`}</div>
            <div className="ui-note">{`${create_user_name} ${minute(create_time)} · ${reason}`}</div>
          </>
        ),
      }))}
    />
  )
}

/** All fields of a plan, with its crew. */
function PlanFacts({ row }: { row: Detail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(plan)
  const people = (duty: number) =>
    having(row, duty)
      .map(({ id, name, staff_no }) => `${name} ${staff_no}${id === row.leader_id ? t('plan.leads') : ''}`)
      .join(mark('、'))
  return (
    <Facts
      of={plan}
      row={row}
      show={[
        { label: label('company_name'), value: row.company_name, wide: true },
        'shift',
        { label: t('plan.hours'), value: `${row.begin_time}–${row.end_time}` },
        { label: label('route_name'), value: row.route_no && `${row.route_no} ${row.route_name}` },
        'plate_no',
        { label: t('plan.field.drivers'), value: people(crewRole.driver), wide: true },
        { label: t('plan.field.guards'), value: people(crewRole.guard), wide: true },
        { label: t('plan.field.cashiers'), value: people(crewRole.cashier), wide: true },
        row.approval_no !== null && { label: label('approval_no'), value: row.approval_no, wide: true },
        'publish_time',
        { label: label('create_user_name'), value: row.create_user_name ?? t('plan.bySystem') },
        row.late_reason !== null && 'late_reason',
        row.cancel_reason !== null && 'cancel_reason',
        'remark',
      ]}
    />
  )
}
