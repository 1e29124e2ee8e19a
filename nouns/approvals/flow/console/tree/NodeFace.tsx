import type { FlowNode } from '@shouya/approvals/definition'
import type { ReactNode } from 'react'
import { NodeIcon } from './NodeIcon.tsx'
import type { TreeState } from './treeState.ts'

type Props = {
  type: FlowNode['type'] | 'start' | 'end'
  title: string
  /** At the right of the title: a mark of problems, a state. */
  mark?: ReactNode
  state?: TreeState | undefined
  /** Lines of what the node does: who, how, until when. */
  children?: ReactNode
}

/** The content of a node's card: its type, its name, its details. Gateways, start and end have a small one. */
export default function NodeFace({ type, title, mark, state, children }: Props) {
  return (
    <div className="flow-node" data-type={type} data-state={state}>
      <div className="flow-node-title">
        <NodeIcon type={type} />
        <strong>{title}</strong>
        {mark}
      </div>
      {children && <div className="flow-node-lines">{children}</div>}
    </div>
  )
}
