import type { PeopleNode } from '@shouya/approvals/definition'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import ActionsEditor from './ActionsEditor.tsx'
import { Group } from './controls.tsx'
import DueEditor from './DueEditor.tsx'
import ModeEditor from './ModeEditor.tsx'
import { copyRules, taskRules } from './makeRule.ts'
import NamePanel from './NamePanel.tsx'
import ReturnsEditor from './ReturnsEditor.tsx'
import RightsEditor from './RightsEditor.tsx'
import RulesEditor from './RulesEditor.tsx'

const parts = ['people', 'acting', 'fields', 'time'] as const
type Part = (typeof parts)[number]

/** The properties of a node with people. */
export default function PeoplePanel({ node }: { node: PeopleNode }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('people')
  const set = useSetNode(node)
  return (
    <>
      <PageTabs<Part>
        active={part}
        onTurn={setPart}
        items={parts.map((key) => ({ key, label: t(`flowDesign.panel.part.${key}`) }))}
      />
      {part === 'people' && (
        <>
          <NamePanel node={node} />
          <Group label={t(`flowDesign.panel.who.${node.type}`)}>
            <RulesEditor
              label={t('flow.who.add')}
              rules={node.who}
              kinds={node.type === 'handle' ? [...copyRules, 'headsChain'] : taskRules}
              purpose="task"
              weighed={node.mode.kind === 'weight'}
              onChange={(who) => set('who', who)}
            />
          </Group>
          <ModeEditor node={node} />
        </>
      )}
      {part === 'acting' && (
        <>
          <ActionsEditor node={node} />
          <ReturnsEditor node={node} />
        </>
      )}
      {part === 'fields' && (
        <RightsEditor
          rights={node.fields ?? {}}
          usual="read"
          offered={['read', 'write', 'hidden']}
          onChange={(fields) => set('fields', Object.keys(fields).length > 0 ? fields : undefined)}
        />
      )}
      {part === 'time' && <DueEditor node={node} />}
    </>
  )
}
