import type { Branch, Gateway } from '@shouya/approvals/definition'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreeState } from '../tree/treeState.ts'
import { useFlowWords } from './useFlowWords.ts'

type Props = { branch: Branch; gateway: Gateway; mark?: ReactNode; state?: TreeState | undefined }

/** The head of a branch: its name and its condition. */
export default function BranchFace({ branch, gateway, mark, state }: Props) {
  const { t } = useTranslation()
  const words = useFlowWords()
  const no = gateway.branches.indexOf(branch) + 1
  return (
    <div className="flow-node" data-type="branch" data-state={state}>
      <div className="flow-node-title">
        <strong>{branch.name || t('flow.tree.branch', { no })}</strong>
        {gateway.type === 'choice' && !branch.else && (
          <span className="flow-node-note">{t('flow.branch.priority', { no })}</span>
        )}
        {mark}
      </div>
      <div className="flow-node-lines">
        <span data-missing={(gateway.type !== 'parallel' && !branch.else && !branch.if) || undefined}>
          {words.branch(branch, gateway)}
        </span>
      </div>
    </div>
  )
}
