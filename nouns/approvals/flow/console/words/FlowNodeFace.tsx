import type { FlowNode } from '@shouya/approvals/definition'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import NodeFace from '../tree/NodeFace.tsx'
import type { TreeState } from '../tree/treeState.ts'
import { useFlowWords } from './useFlowWords.ts'

type Props = { node: FlowNode; mark?: ReactNode; state?: TreeState | undefined }

/** A node's card: people, mode, deadline. */
export default function FlowNodeFace({ node, mark, state }: Props) {
  const { t } = useTranslation()
  const words = useFlowWords()
  return (
    <NodeFace type={node.type} title={node.name || t(`flow.type.${node.type}`)} mark={mark} state={state}>
      {'who' in node && <span>{words.people(node.who)}</span>}
      {'mode' in node && (
        <span className="flow-node-note">
          {[words.mode(node.mode), node.due && words.due(node.due)].filter(Boolean).join(' · ')}
        </span>
      )}
      {node.type === 'delay' && <span>{words.hours(node.hours, node.calendar)}</span>}
      {node.type === 'trigger' && <span>{words.topic(node.topic)}</span>}
    </NodeFace>
  )
}
