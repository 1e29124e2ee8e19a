import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import History from '@shouya/console/ui/history/History.tsx'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptFacts from './DeptFacts.tsx'

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
