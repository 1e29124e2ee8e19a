import { readOption } from '@shouya/forms/readOptions'
import { memo, useContext } from 'react'
import Batch from './batch/Batch.tsx'
import { fieldLabel } from './fieldLabel.tsx'
import Control from './fields/Control.tsx'
import { type FormMode, NearContext, useForm } from './formContext.ts'
import Help from './Help.tsx'
import { controlId } from './ids.ts'
import { issueTexts } from './issueTexts.tsx'
import type { FieldNode, FieldSnapshot } from './store/fieldNode.ts'
import type { ScopeNode } from './store/scopeNode.ts'
import { leave } from './store/setValue.ts'
import { useField } from './useField.ts'
import ReadValue from './views/ReadValue.tsx'

interface Props {
  readonly scope: ScopeNode
  readonly id: string
}

/**
 * One field with its label: light markup of our own, since a form has a thousand of them. Far from the screen the
 * control is left out; label and issues are always there, and the place of the control takes the focus for it.
 */
export default memo(function FieldRow({ scope, id }: Props) {
  const { store, prefix, mode, lang } = useForm()
  const { node, snapshot } = useField(scope, id)
  const isNear = useContext(NearContext)
  const { field, state, issues } = snapshot
  if (!state.visible) return null
  const control = controlId(prefix, node)
  const wrong = issueTexts(`${control}-issues`, issues, lang)
  // Documents say it as a flag or as text; whatever is not "false" shows the label (forms.md 1.1).
  const isLabelled = String(readOption(field, 'showLabel')) !== 'false'
  const label = isLabelled ? fieldLabel(control, snapshot, mode, lang) : null
  if (!isNear)
    return (
      <div className={isLabelled ? 'sf-row' : 'sf-row sf-wide'}>
        {label}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever tabs here finds the control a moment later */}
        <div id={control} className="sf-control sf-far" tabIndex={0}>
          {wrong}
        </div>
      </div>
    )
  const help = typeof field.help === 'string' ? field.help : ''
  const leaving = { onBlur: () => leave(store, node) }
  return (
    <div className={isLabelled ? 'sf-row' : 'sf-row sf-wide'}>
      {label}
      <div className="sf-control" {...leaving}>
        {fieldValue(node, snapshot, mode, isLabelled, help && `${control}-help`)}
        {wrong}
        {help !== '' && <Help id={`${control}-help`} help={help} />}
      </div>
    </div>
  )
})

function fieldValue(
  node: FieldNode,
  snapshot: FieldSnapshot,
  mode: FormMode,
  isLabelled: boolean,
  describedBy: string,
) {
  if (snapshot.field.type === 'batch') return <Batch node={node} snapshot={snapshot} />
  if (mode !== 'edit') return <ReadValue snapshot={snapshot} />
  return <Control node={node} snapshot={snapshot} isBare={!isLabelled} describedBy={describedBy} />
}
