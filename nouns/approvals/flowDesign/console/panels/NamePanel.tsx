import type { FlowNode } from '@shouya/approvals/definition'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import { Field } from './controls.tsx'

/** What a node is called. */
export default function NamePanel({ node }: { node: FlowNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  // Where nobody acts, a node without a name is called by its kind.
  const optional = !('who' in node)
  return (
    <Field label={t('flowDesign.panel.name')}>
      {(id) => (
        <Input
          id={id}
          maxLength={60}
          value={node.name ?? ''}
          placeholder={optional ? t(`flow.type.${node.type}`) : undefined}
          status={!optional && node.name?.trim() === '' ? 'error' : ''}
          onChange={({ target }) => set('name', optional && target.value === '' ? undefined : target.value, true)}
        />
      )}
    </Field>
  )
}
