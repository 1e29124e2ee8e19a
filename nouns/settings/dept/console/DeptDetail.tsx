import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import History from '@shouya/console/ui/history/History.tsx'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'
import { span } from '../rules.ts'
import type { DeptRow } from './deptList.ts'

/** One unit: its fields and its history. */
export default function DeptDetail({ id, ...beside }: BesideList & { id: number }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('AdminDept/Get', { id })
  const title = data ? (
    <Space wrap>
      {data.dept_name}
      <DictTag dict="enable" value={data.status} />
    </Space>
  ) : (
    t('dept.unit')
  )
  return (
    <DetailDrawer {...beside} title={title} read={read}>
      {data && (
        <Tabs
          className="ui-detail-tabs"
          items={[
            { key: 'facts', label: t('ui.facts'), children: <DeptFacts row={data} /> },
            { key: 'history', label: t('ui.history'), children: <History table="dept" id={id} /> },
          ]}
        />
      )}
    </DetailDrawer>
  )
}

function DeptFacts({ row }: { row: DeptRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(dept)
  const days = row.business_days.split(',').map((day) => t(`dept.weekday.d${day as '1'}`))
  return (
    <Facts
      of={dept}
      row={row}
      show={[
        'dept_code',
        'dept_type',
        'short_name',
        'parent_name',
        'leader_user_name',
        'safety_user_name',
        'phone',
        'region_code',
        'address',
        { label: t('dept.lngLat'), value: row.lng !== null && row.lat !== null ? `${row.lng}, ${row.lat}` : null },
        'risk_level',
        { label: t('dept.field.business_hours'), value: span(row.business_begin, row.business_end, '–', '-') },
        { label: t('dept.field.escort_times'), value: span(row.deliver_time, row.collect_time, '/', '-') },
        { label: label('business_days'), value: days.join(' '), wide: true },
        'has_cash',
        'has_vault',
        'has_self_service',
        'escort_company_name',
        'alarm_code',
        'police_station',
        'open_date',
        'close_date',
        'create_time',
        'update_time',
        'remark',
      ]}
    />
  )
}
