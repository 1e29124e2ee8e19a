import type { Definition, NodeId } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import Problems from '@shouya/console/versions/Problems.tsx'
import { useTranslation } from 'react-i18next'
import type { FlowRecord } from './flowList.ts'

type Problem = FlowRecord['problems'][number]
type Props<P> = {
  definition: Definition
  items: readonly P[]
  /** Opens the node; without it the places are plain text. */
  onOpen?: (problem: P) => void
}

/** The problems of a flow, each at its node. */
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

/** The name of a node, else the name of its type. */
export function useNodeName(definition: Definition): (id: NodeId) => string {
  const { t } = useTranslation()
  return (id) => {
    const node = indexFlow(definition).get(id)?.node
    return node ? node.name || t(`flow.type.${node.type}`) : id
  }
}
