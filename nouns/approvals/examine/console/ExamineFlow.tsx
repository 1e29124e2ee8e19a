import type { FlowNode } from '@shouya/approvals/definition'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import FlowTree from '../../flow/console/tree/FlowTree.tsx'
import NodeFace from '../../flow/console/tree/NodeFace.tsx'
import { useAskedWords } from '../../flow/console/tree/useAskedWords.ts'
import { requestStates } from '../../request/noun.ts'
import { flowStates } from './flowStates.ts'
import { type Request, type RequestFlow, taskState } from './request.ts'
import { minutesBetween } from './spans.ts'
import { useSpan } from './useSpan.ts'

/** The flow of the request as a drawing: the path taken, the nodes where it waits, and the path that would follow. */
export default function ExamineFlow({ request }: { request: Request }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('OaExamine/GetFlow', { id: request.id })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const stateOf = flowStates(data)
  const ended = request.status === requestStates.approved
  return (
    <>
      <ul className="ui-lines examine-legend" aria-label={t('examine.legend')}>
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
              (branch.else
                ? t('flow.branch.else')
                : t('flow.tree.branch', { no: gateway.branches.indexOf(branch) + 1 }))}
          </span>
        )}
      />
    </>
  )
}

/** The people asked at a node with their decisions and times, or those who would be asked. */
function FlowNodeLines({ node, flow }: { node: FlowNode; flow: RequestFlow }) {
  const { t } = useTranslation()
  const span = useSpan()
  const { asked } = useAskedWords()
  const mark = flow.marks[node.id]
  if (!mark) {
    const step = flow.next.find((nextStep) => nextStep.node === node.id)
    const names = step && asked(step)
    return names ? <span>{names}</span> : undefined
  }
  return (
    <>
      {mark.people.map(({ id, name, status }) => (
        <span key={id}>
          {name}
          {status !== null && ` · ${t(`examine.task.${taskState(status)}`)}`}
          {status === null && node.type !== 'cc' && ` · ${t('examine.type.cc')}`}
        </span>
      ))}
      {mark.fallback && <span className="ui-note">{t(`flow.fellBack.${mark.fallback}`)}</span>}
      {mark.people.length === 0 && mark.how && <span>{t(`examine.how.${mark.how as 'empty'}`)}</span>}
      <span>
        {minute(mark.ended_time ?? mark.opened_time)}
        {mark.ended_time &&
          ` · ${t('examine.took', { span: span(minutesBetween(mark.opened_time, mark.ended_time)) })}`}
      </span>
    </>
  )
}
