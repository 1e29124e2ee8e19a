import type { Definition, NodeId } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import Problems from '@shouya/console/versions/Problems.tsx'
import { useTranslation } from 'react-i18next'
import type { FlowRecord } from './flowList.ts'

type Problem = FlowRecord['problems'][number]
type Props<P> = {
  definition: Definition
  items: readonly P[]
  /** Leads to the node; without it the places only have names. */
  onOpen?: (problem: P) => void
}

/** What is doubtful about a flow, each at its node. */
export default function FlowProblems<P extends Problem>({ definition, items, onOpen }: Props<P>) {
  const { t } = useTranslation()
  const nameOf = useNodeName(definition)
  return (
    <Problems
      items={items}
      placeOf={({ node }) => (node === null ? t('flow.wholeFlow') : nameOf(node))}
      onOpen={onOpen}
    />
  )
}

/** What a node is called: its name, else the name of its kind. */
export function useNodeName(definition: Definition): (id: NodeId) => string {
  const { t } = useTranslation()
  return (id) => {
    const node = indexFlow(definition).get(id)?.node
    return node ? node.name || t(`flow.type.${node.type}`) : id
  }
}
