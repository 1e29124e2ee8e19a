import { labelOf } from '@shouya/forms/readOptions'
import { memo } from 'react'
import Control from '../fields/Control.tsx'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import { issueTexts } from '../issueTexts.tsx'
import { optionsOf } from '../optionsOf.ts'
import SafeHtml from '../SafeHtml.tsx'
import type { ScopeNode } from '../store/nodes.ts'
import { leave } from '../store/setValue.ts'
import { useField } from '../useField.ts'
import ReadValue from '../views/ReadValue.tsx'

interface Props {
  readonly scope: ScopeNode
  readonly id: string
  /** True if the batch is disabled. */
  readonly isClosed: boolean
}

/** One cell; a key stroke in it renders nothing else again. */
export default memo(function BatchCell({ scope, id, isClosed }: Props) {
  const { store, prefix, mode, lang } = useForm()
  const { node, snapshot } = useField(scope, id)
  const { field, state, issues } = snapshot
  if (!state.visible) return null
  if (field.type === 'text') return labelOf(field)
  if (field.type === 'html') return <SafeHtml className="sf-html" html={optionsOf('html', field).defaultValue} />
  if (mode !== 'edit') return <ReadValue snapshot={snapshot} />
  const leaving = { onBlur: () => leave(store, node) }
  const cellSnapshot = isClosed && !state.disabled ? { ...snapshot, state: { ...state, disabled: true } } : snapshot
  return (
    <div {...leaving}>
      <Control node={node} snapshot={cellSnapshot} isBare />
      {issueTexts(`${controlId(prefix, node)}-issues`, issues, lang)}
    </div>
  )
})
