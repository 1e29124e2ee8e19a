import type { Definition, NodeId } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import { useTranslation } from 'react-i18next'

/** What a node is called: its name, else the name of its kind. */
export function useNodeName(definition: Definition): (id: NodeId) => string {
  const { t } = useTranslation()
  return (id) => {
    const node = indexFlow(definition).get(id)?.node
    return node ? node.name || t(`flows.type.${node.type}`) : id
  }
}
