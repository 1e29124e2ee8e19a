import { indexFlow } from '@shouya/approvals/indexFlow'
import PublishDialog from '@shouya/console/versions/PublishDialog.tsx'
import { useTranslation } from 'react-i18next'
import FlowProblems from './FlowProblems.tsx'
import { type FlowRecord, flows } from './flowList.ts'

type Props = { id: number; onClose: () => void; onPublished?: () => void }

/** Publishes a draft as the version for new requests. */
export default function FlowPublish(props: Props) {
  const { t } = useTranslation()
  return (
    <PublishDialog noun={flows} {...props} first={t('flow.publishFirst')} says={t('flow.publishSays')}>
      {(flow, refused) => (
        <FlowProblems
          definition={flow.definition}
          items={
            refused?.map(({ path, message }) => ({ level: 'error', path, message, node: nodeAt(flow, path) })) ??
            flow.problems
          }
        />
      )}
    </PublishDialog>
  )
}

/** The innermost node on a path like `definition.flow.1.branches.0.if`. */
function nodeAt({ definition }: FlowRecord, path: string): string | null {
  const inside = [...indexFlow(definition).values()].filter((entry) => {
    const place = ['definition', ...entry.path].join('.')
    return path === place || path.startsWith(`${place}.`)
  })
  return inside.at(-1)?.node.id ?? null
}
