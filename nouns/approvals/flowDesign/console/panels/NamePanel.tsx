import type { FlowNode } from '@shouya/approvals/definition'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import { Field } from './controls.tsx'

/** The name of a node. */
export default function NamePanel({ node }: { node: FlowNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  // A node without people may have no name; it is then called by its type.
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
