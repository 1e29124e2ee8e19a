import type { Definition } from '@shouya/approvals/definition'
import Problems from '@shouya/console/versions/Problems.tsx'
import { useTranslation } from 'react-i18next'
import type { FlowRecord } from './flowList.ts'
import { useNodeName } from './useNodeName.ts'

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
      placeOf={({ node }) => (node === null ? t('flows.wholeFlow') : nameOf(node))}
      onOpen={onOpen}
    />
  )
}
