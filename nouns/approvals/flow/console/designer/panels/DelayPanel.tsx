import type { DelayNode } from '@shouya/approvals/definition'
import { useFlowStore } from '../FlowContext.ts'
import { Hours } from './DueEditor.tsx'
import NamePanel from './NamePanel.tsx'

/** The properties of a wait. */
export default function DelayPanel({ node }: { node: DelayNode }) {
  const store = useFlowStore()
  return (
    <>
      <NamePanel node={node} />
      <Hours
        hours={node.hours}
        calendar={node.calendar}
        onChange={(change) => store.run({ do: 'setNode', node: { ...node, ...change } }, `${node.id}.hours`)}
      />
    </>
  )
}
