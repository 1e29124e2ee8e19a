import type { Branch, Definition, FlowNode, Gateway, NodeId } from '@shouya/approvals/definition'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './tree.css'
import type { TreeState } from './treeState.ts'

/** A place between nodes: in the sequence of a branch ('' for the flow itself), before the node at this index. */
export interface Gap {
  readonly flow: NodeId
  readonly at: number
}

type Props = {
  definition: Pick<Definition, 'flow'>
  /** The card of a node, or for a gateway the small head above its branches. */
  node: (node: FlowNode) => ReactNode
  /** The head of a branch. */
  branch: (branch: Branch, gateway: Gateway) => ReactNode
  /** The content of the line between two nodes; a plain line without it. */
  gap?: (gap: Gap) => ReactNode
  /** Beside the branches of a gateway, on the line above them. */
  fork?: (gateway: Gateway) => ReactNode
  /** The progress of a request, which colors the lines. Node or branch id → state. */
  state?: (id: NodeId) => TreeState | undefined
  start: ReactNode
  end: ReactNode
}

/**
 * A flow drawn from top to bottom: nested lists in columns, with lines by CSS. It scrolls inside its own frame, at
 * first with the trunk in the middle. The caller provides the cards and their behavior.
 */
export default function FlowTree({ definition, start, end, ...parts }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = frame
    // The scroll position is kept, also when a hidden tab becomes visible again.
    if (current?.scrollLeft === 0) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [])
  return (
    // A frame that scrolls must be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="flow-tree" aria-label={t('flow.tree.flow')} tabIndex={0} ref={frame}>
      <div className="flow-tree-trunk">
        {start}
        <Sequence flow={definition.flow} id="" name={t('flow.tree.steps')} parts={parts} />
        {end}
      </div>
    </section>
  )
}

type Parts = Omit<Props, 'definition' | 'start' | 'end'>

function Sequence({ flow, id, name, parts }: { flow: readonly FlowNode[]; id: NodeId; name: string; parts: Parts }) {
  const line = (at: number, after: NodeId | undefined) => (
    <div className="flow-tree-line" data-state={after === undefined ? undefined : parts.state?.(after)}>
      {parts.gap?.({ flow: id, at })}
    </div>
  )
  const last = flow.at(-1)?.id ?? (id === '' ? undefined : id)
  return (
    <>
      {flow.length > 0 && (
        <ol className="ui-lines flow-tree-flow" aria-label={name}>
          {flow.map((node, at) => (
            <li key={node.id} className="flow-tree-step">
              {line(at, node.id)}
              {parts.node(node)}
              {'branches' in node && <Branches gateway={node} parts={parts} />}
            </li>
          ))}
        </ol>
      )}
      {line(flow.length, last)}
    </>
  )
}

function Branches({ gateway, parts }: { gateway: Gateway; parts: Parts }) {
  const { t } = useTranslation()
  const nameOf = ({ name }: Branch, at: number) => name || t('flow.tree.branch', { no: at + 1 })
  return (
    <>
      <div className="flow-tree-fork" data-state={parts.state?.(gateway.id)}>
        {parts.fork?.(gateway)}
      </div>
      <ul className="ui-lines flow-tree-branches" aria-label={t('flow.tree.branches')}>
        {gateway.branches.map((branch, at) => (
          <li key={branch.id} className="flow-tree-branch" data-state={parts.state?.(branch.id)}>
            <div className="flow-tree-line flow-tree-stem" data-state={parts.state?.(branch.id)} />
            {parts.branch(branch, gateway)}
            <Sequence
              flow={branch.flow}
              id={branch.id}
              name={t('flow.tree.stepsOf', { name: nameOf(branch, at) })}
              parts={parts}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
