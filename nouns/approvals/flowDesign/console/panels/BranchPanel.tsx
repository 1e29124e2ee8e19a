import type { Branch, Gateway } from '@shouya/approvals/definition'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import FlowCondition from '../condition/FlowCondition.tsx'
import { useFlowStore } from '../FlowContext.ts'
import { withOption } from '../model/withOption.ts'
import { Field, Group } from './controls.tsx'

/** The properties of a branch: its name and, where something is decided, its condition. */
export default function BranchPanel({ branch, gateway }: { branch: Branch; gateway: Gateway }) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const set = <K extends keyof Branch>(key: K, value: Branch[K] | undefined, about?: string) =>
    store.run({ do: 'setBranch', branch: withOption(branch, key, value) }, about)
  return (
    <>
      <Field label={t('flowDesign.panel.branchName')}>
        {(id) => (
          <Input
            id={id}
            maxLength={60}
            value={branch.name ?? ''}
            placeholder={t('flow.tree.branch', { no: gateway.branches.indexOf(branch) + 1 })}
            onChange={({ target }) => set('name', target.value === '' ? undefined : target.value, `${branch.id}.name`)}
          />
        )}
      </Field>
      {gateway.type === 'parallel' && <p className="ui-note">{t('flowDesign.panel.gateway.parallel')}</p>}
      {gateway.type !== 'parallel' && branch.else && <p className="ui-note">{t('flowDesign.panel.elseSays')}</p>}
      {gateway.type !== 'parallel' && !branch.else && (
        <Group label={t('flowDesign.panel.condition')} hint={t(`flowDesign.panel.gateway.${gateway.type}`)}>
          <FlowCondition key={branch.id} value={branch.if} onChange={(condition) => set('if', condition)} />
        </Group>
      )}
    </>
  )
}
