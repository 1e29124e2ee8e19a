import { PlusOutlined } from '@ant-design/icons'
import type { Gateway } from '@shouya/approvals/definition'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFlowWords } from '../../../flow/console/words/useFlowWords.ts'
import { useFlowStore } from '../FlowContext.ts'
import { Group } from './controls.tsx'
import NamePanel from './NamePanel.tsx'

/** The properties of a gateway: its branches in their order. */
export default function GatewayPanel({ node }: { node: Gateway }) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const words = useFlowWords()
  return (
    <>
      <NamePanel node={node} />
      <Group label={t('flow.tree.branches')} hint={t(`flowDesign.panel.gateway.${node.type}`)}>
        <ol className="ui-lines flow-branches">
          {node.branches.map((branch, at) => (
            <li key={branch.id}>
              <button type="button" className="ui-text-link" onClick={() => store.select(branch.id)}>
                {branch.name || t('flow.tree.branch', { no: at + 1 })}
              </button>
              <span className="ui-note">{words.branch(branch, node)}</span>
            </li>
          ))}
        </ol>
        <Button
          type="dashed"
          block
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => store.run({ do: 'addBranch', gateway: node.id })}
        >
          {t('flow.addBranch')}
        </Button>
      </Group>
    </>
  )
}
