import type { CcNode } from '@shouya/approvals/definition'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import { Group } from './controls.tsx'
import { copyRules } from './makeRule.ts'
import NamePanel from './NamePanel.tsx'
import RightsEditor from './RightsEditor.tsx'
import RulesEditor from './RulesEditor.tsx'

/** The properties of a copy node: its receivers, and the fields they see. */
export default function CcPanel({ node }: { node: CcNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  return (
    <>
      <NamePanel node={node} />
      <Group label={t('flowDesign.panel.who.cc')}>
        <RulesEditor
          label={t('flow.who.add')}
          rules={node.who}
          kinds={copyRules}
          purpose="copy"
          onChange={(who) => set('who', who)}
        />
      </Group>
      <Group label={t('flowDesign.panel.part.fields')}>
        <RightsEditor
          rights={node.fields ?? {}}
          usual="read"
          offered={['read', 'hidden']}
          onChange={(fields) => set('fields', Object.keys(fields).length > 0 ? fields : undefined)}
        />
      </Group>
    </>
  )
}
