import { readOption } from '@shouya/forms/readOptions'
import { memo, useContext } from 'react'
import Batch from './batch/Batch.tsx'
import Control from './fields/Control.tsx'
import { NearContext, useForm } from './formContext.ts'
import Help from './Help.tsx'
import Issues from './Issues.tsx'
import { controlId } from './ids.ts'
import Label from './Label.tsx'
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
  const { store, prefix } = useForm()
  const { node, snapshot } = useField(scope, id)
  const isNear = useContext(NearContext)
  const { field, state, issues } = snapshot
  if (!state.visible) return null
  const control = controlId(prefix, node)
  const help = typeof field.help === 'string' ? field.help : ''
  const leaving = { onBlur: () => leave(store, node) }
  // Documents say it as a flag or as text; whatever is not "false" shows the label (forms.md 1.1).
  const isLabelled = String(readOption(field, 'showLabel')) !== 'false'
  return (
    <div className={isLabelled ? 'sf-row' : 'sf-row sf-wide'}>
      {isLabelled && <Label id={control} snapshot={snapshot} />}
      {isNear ? (
        <div className="sf-control" {...leaving}>
          <Value node={node} snapshot={snapshot} isBare={!isLabelled} describedBy={help && `${control}-help`} />
          {issues.length > 0 && <Issues id={`${control}-issues`} issues={issues} />}
          {help !== '' && <Help id={`${control}-help`} help={help} />}
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever tabs here finds the control a moment later
        <div id={control} className="sf-control sf-far" tabIndex={0}>
          {issues.length > 0 && <Issues id={`${control}-issues`} issues={issues} />}
        </div>
      )}
    </div>
  )
})

interface ValueProps {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
  readonly isBare: boolean
  readonly describedBy: string
}

function Value({ node, snapshot, isBare, describedBy }: ValueProps) {
  const { mode } = useForm()
  if (snapshot.field.type === 'batch') return <Batch node={node} snapshot={snapshot} />
  if (mode !== 'edit') return <ReadValue snapshot={snapshot} />
  return <Control node={node} snapshot={snapshot} isBare={isBare} describedBy={describedBy} />
}
