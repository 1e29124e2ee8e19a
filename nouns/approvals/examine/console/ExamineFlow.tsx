import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import FlowTree from '../../flow/console/tree/FlowTree.tsx'
import NodeFace from '../../flow/console/tree/NodeFace.tsx'
import FlowNodeLines from './FlowNodeLines.tsx'
import { flowStates } from './flowStates.ts'
import type { Request } from './request.ts'
import { requestStatus } from './requests/requestList.ts'

/** The flow that it runs on, drawn with the way that it took, where it waits, and where it would go on. */
export default function ExamineFlow({ request }: { request: Request }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('OaExamine/GetFlow', { id: request.id })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const stateOf = flowStates(data)
  const ended = request.status === requestStatus.approved
  return (
    <>
      <ul className="examine-legend" aria-label={t('examine.legend')}>
        {(['done', 'open', 'future', 'skipped'] as const).map((state) => (
          <li key={state} data-state={state}>
            {t(`examine.state.${state}`)}
          </li>
        ))}
      </ul>
      <FlowTree
        definition={data.definition}
        state={stateOf}
        start={
          <NodeFace type="start" title={t('examine.start')} state="done">
            {<span>{request.initiator_name}</span>}
          </NodeFace>
        }
        end={<NodeFace type="end" title={t('examine.end')} state={ended ? 'done' : 'future'} />}
        node={(node) => (
          <NodeFace
            type={node.type}
            title={node.name || t(`examine.type.${node.type}`)}
            state={stateOf(node.id)}
            mark={<span className="sr-only">{t(`examine.state.${stateOf(node.id)}`)}</span>}
          >
            {'branches' in node ? undefined : <FlowNodeLines node={node} flow={data} />}
          </NodeFace>
        )}
        branch={(branch, gateway) => (
          <span className="examine-branch" data-state={stateOf(branch.id)}>
            {branch.name ||
              (branch.else ? t('examine.else') : t('examine.branch', { no: gateway.branches.indexOf(branch) + 1 }))}
          </span>
        )}
      />
    </>
  )
}
