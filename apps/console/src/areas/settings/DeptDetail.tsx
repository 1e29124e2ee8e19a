import { Skeleton, Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../ui/DetailDrawer.tsx'
import DictTag from '../../ui/DictTag.tsx'
import Failure from '../../ui/Failure.tsx'
import HistoryTimeline from '../../ui/HistoryTimeline.tsx'
import { useAuditWords } from '../../ui/useAuditWords.ts'
import { useWord } from '../../ui/useWord.ts'
import DeptFacts from './DeptFacts.tsx'

/** What happened to a unit, moves among it. */
function DeptHistory({ id }: { id: number }) {
  const { data, error, refetch } = useRead('AdminDept/GetHistory', { id })
  const word = useWord()
  const { shown, valueText } = useAuditWords('dept')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  return (
    <HistoryTimeline
      items={data.map((item) => ({ ...item, changes: shown(item.changes) }))}
      actionText={(action) => word(`settings.log.actions.${action}`, action)}
      fieldText={(field) => word(`settings.dept.field.${field}`, field)}
      valueText={valueText}
    />
  )
}

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
    t('settings.dept.unit')
  )
  return (
    <DetailDrawer {...beside} title={title} read={read}>
      {data && (
        <Tabs
          className="ui-detail-tabs"
          items={[
            { key: 'facts', label: t('ui.facts'), children: <DeptFacts row={data} /> },
            { key: 'history', label: t('ui.history'), children: <DeptHistory id={id} /> },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
