import type { Action, PeopleNode } from '@shouya/approvals/definition'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import { withOption } from '../model/withOption.ts'
import { Choice, Group, Toggle } from './controls.tsx'

const actions: readonly Action[] = [
  'refuse',
  'return',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'addParallel',
  'takeBack',
  'cc',
]
const reasons = ['onRefuse', 'always', 'never'] as const

/** The moves that people may make besides agreeing, and what a decision requires. */
export default function ActionsEditor({ node }: { node: PeopleNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  const { require = {} } = node
  const chosen = node.actions ?? []
  const demand = <K extends keyof typeof require>(key: K, value: (typeof require)[K] | undefined) => {
    const next = withOption(require, key, value)
    set('require', Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <>
      <Group label={t('flowDesign.panel.actions')} hint={t('flowDesign.panel.actionsHint')}>
        <Checkbox.Group<Action>
          className="flow-checks"
          value={[...chosen]}
          options={actions
            .filter((action) => node.type === 'approve' || action !== 'refuse' || chosen.includes(action))
            .map((value) => ({ value, label: t(`flow.action.${value}`) }))}
          onChange={(next) => {
            const ordered = actions.filter((action) => next.includes(action))
            set('actions', ordered.length > 0 ? ordered : undefined)
          }}
        />
      </Group>
      <Choice
        label={t('flowDesign.panel.reason')}
        value={require.reason ?? 'onRefuse'}
        options={reasons.map((value) => ({ value, label: t(`flow.reason.${value}`) }))}
        onChange={(reason) => demand('reason', reason === 'onRefuse' ? undefined : reason)}
      />
      <Toggle
        label={t('flowDesign.panel.signature')}
        checked={require.signature === true}
        onChange={(on) => demand('signature', on || undefined)}
      />
      <Toggle
        label={t('flowDesign.panel.freshForm')}
        checked={require.freshForm === true}
        onChange={(on) => demand('freshForm', on || undefined)}
      />
    </>
  )
}
