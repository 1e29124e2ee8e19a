import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { Definition } from '@shouya/approvals/definition'
import { useTranslation } from 'react-i18next'
import './flows.css'
import type { FlowRecord } from './flowList.ts'
import { useNodeName } from './useNodeName.ts'

type Problem = FlowRecord['problems'][number]
type Props = {
  definition: Definition
  items: readonly Problem[]
  /** Leads to the node; without it the places only have names. */
  onOpen?: (problem: Problem) => void
}

/** What is doubtful about a flow, each at its node. */
export default function FlowProblems({ definition, items, onOpen }: Props) {
  const { t } = useTranslation()
  const nameOf = useNodeName(definition)
  return (
    <ul className="flows-problems">
      {items.map((problem) => {
        const { level, path, message, node } = problem
        const error = level === 'error'
        const place = node === null ? t('flows.wholeFlow') : nameOf(node)
        return (
          <li key={`${path} ${message}`} data-level={level}>
            {error ? <CloseCircleOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
            <span>
              {onOpen ? (
                <button type="button" className="flows-link" onClick={() => onOpen(problem)}>
                  {place}
                </button>
              ) : (
                <strong>{place}</strong>
              )}
              <span className="sr-only"> {error ? t('flows.error') : t('flows.warning')}</span>
              <span> {message}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
