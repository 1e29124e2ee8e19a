import type { TriggerNode } from '@shouya/approvals/definition'
import { useFlowStore } from '../FlowContext.ts'
import EffectFields from './EffectFields.tsx'
import NamePanel from './NamePanel.tsx'

/** The properties of a trigger. */
export default function TriggerPanel({ node }: { node: TriggerNode }) {
  const store = useFlowStore()
  return (
    <>
      <NamePanel node={node} />
      <EffectFields effect={node} onChange={(next) => store.run({ do: 'setNode', node: next })} />
    </>
  )
}
