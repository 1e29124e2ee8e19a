import { memo, useState } from 'react'
import Batch from './batch/Batch.tsx'
import { fieldLabel } from './fieldLabel.tsx'
import Control from './fields/Control.tsx'
import { type FormMode, FormProvider, useForm } from './formContext.ts'
import { controlId } from './ids.ts'
import { issueTexts } from './issueTexts.tsx'
import { labelPlace } from './labelPlace.ts'
import SafeHtml from './SafeHtml.tsx'
import { shownAs } from './shownAs.ts'
import type { FieldNode, FieldSnapshot, ScopeNode } from './store/nodes.ts'
import { leave } from './store/setValue.ts'
import { useField } from './useField.ts'
import ReadValue from './views/ReadValue.tsx'

interface Props {
  readonly scope: ScopeNode
  readonly id: string
}

/** One field with its label and control. The markup is minimal, since a form may have a thousand of them. */
export default memo(function FieldRow({ scope, id }: Props) {
  const form = useForm()
  const { store, prefix, lang, asRead } = form
  const { node, snapshot } = useField(scope, id)
  const { field, state, issues } = snapshot
  // A field that was visible once stays mounted while it is hidden, since conditions may toggle at every key stroke.
  const [wasVisible, setWasVisible] = useState(state.visible)
  if (state.visible && !wasVisible) setWasVisible(true)
  if (!state.visible && !wasVisible) return null
  const control = controlId(prefix, node)
  const issueList = issueTexts(`${control}-issues`, issues, lang)
  const labelled = labelPlace(field) !== 'none'
  const { mode, className, isMarked } = shownAs(form, snapshot)
  const help = mode === 'edit' && typeof field.help === 'string' ? field.help : ''
  const leaving = { onBlur: () => leave(store, node) }
  const value = fieldValue(node, snapshot, mode, labelled, help && `${control}-help`)
  return (
    <div className={className} hidden={!state.visible}>
      {labelled && fieldLabel(control, snapshot, { mode, lang, isMarked })}
      <div className="sf-control" {...leaving}>
        {mode === form.mode || !asRead ? value : <FormProvider value={asRead}>{value}</FormProvider>}
        {issueList}
        {help !== '' && <Help id={`${control}-help`} help={help} />}
      </div>
    </div>
  )
})

function fieldValue(node: FieldNode, snapshot: FieldSnapshot, mode: FormMode, labelled: boolean, describedBy: string) {
  if (snapshot.field.type === 'batch') return <Batch node={node} snapshot={snapshot} />
  if (mode !== 'edit') return <ReadValue snapshot={snapshot} />
  return <Control node={node} snapshot={snapshot} isBare={!labelled} describedBy={describedBy} />
}

interface HelpProps {
  readonly id: string
  readonly help: string
}

/** The help text of a field; as in the original it may be HTML. */
function Help({ id, help }: HelpProps) {
  if (/[<&]/.test(help)) return <SafeHtml id={id} className="sf-help" html={help} />
  return (
    <div id={id} className="sf-help">
      {help}
    </div>
  )
}
