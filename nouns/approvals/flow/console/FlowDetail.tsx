import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import FlowProblems from './FlowProblems.tsx'
import FlowStatus from './FlowStatus.tsx'
import FlowVersions from './FlowVersions.tsx'
import type { FlowRecord } from './flowList.ts'

/** One flow: what it is, what is doubtful about its draft, and its versions. */
export default function FlowDetail({ id, ...beside }: BesideList & { id: number }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('OaFlow/Get', { id })
  const title = data ? (
    <Space wrap>
      {data.flow_name}
      <FlowStatus row={data} />
    </Space>
  ) : (
    t('flows.flow')
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} history={{ table: 'appr_flow', id }}>
      {data && <Record flow={data} />}
    </DetailDrawer>
  )
}

function Record({ flow }: { flow: FlowRecord }) {
  const { t } = useTranslation()
  const named = (ids: readonly number[], known: readonly { id: number; name: string }[]) =>
    ids.map((id) => known.find((each) => each.id === id)?.name ?? String(id)).join(t('flows.comma'))
  return (
    <>
      <Details
        items={[
          { label: t('flows.category'), value: flow.category_name },
          { label: t('flows.form'), value: flow.form_name },
          {
            label: t('flows.roles'),
            value: flow.role_ids.length === 0 ? t('flows.everybody') : named(flow.role_ids, flow.names.roles),
            wide: true,
          },
          {
            label: t('flows.depts'),
            value: flow.dept_ids.length === 0 ? t('flows.everywhere') : named(flow.dept_ids, flow.names.depts),
            wide: true,
          },
          { label: t('flows.creator'), value: flow.create_user_name },
          { label: t('flows.created'), value: minute(flow.create_time) },
          { label: t('flows.updated'), value: minute(flow.update_time) },
          { label: t('flows.remark'), value: flow.remark, wide: true },
        ]}
      />
      {flow.document === null && <p className="ui-note">{t('flows.formNotPublished')}</p>}
      {flow.problems.length > 0 && (
        <>
          <h2 className="ui-heading">{t('flows.problemsOf', { count: flow.problems.length })}</h2>
          <FlowProblems definition={flow.definition} items={flow.problems} />
        </>
      )}
      <h2 className="ui-heading">{t('flows.versions')}</h2>
      <FlowVersions flow={flow} />
    </>
  )
}
