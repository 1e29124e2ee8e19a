import type { CompiledForm } from '@shouya/forms/compiledForm'
import type { Lang } from '@shouya/forms/texts'
import { memo, useMemo } from 'react'
import { columnsOf } from './batch/columnsOf.ts'
import { fieldLabel, isLabelled } from './fieldLabel.tsx'
import { type FormMode, useForm } from './formContext.ts'
import { controlId } from './ids.ts'
import { issueTexts } from './issueTexts.tsx'
import { nodeOf } from './store/formStore.ts'
import type { FieldNode, FieldSnapshot } from './store/nodes.ts'
import { useFields } from './useFields.ts'

/**
 * Fields far from the screen: labels and issues are there, the place of each control takes the focus for it. One component
 * for all of them, since what nobody sees should cost next to nothing.
 */
export default memo(function FarRows({ ids }: { readonly ids: readonly string[] }) {
  const { store, prefix, mode, lang } = useForm()
  const nodes = useMemo(() => ids.map((id) => nodeOf(store, store.top, id)), [store, ids])
  const snapshots = useFields(nodes)
  return snapshots.map((snapshot, index) => {
    const node = nodes[index] as FieldNode
    const headings = snapshot.field.type === 'batch' ? headingsOf(store.form, node.id) : ''
    return farRow(controlId(prefix, node), snapshot, headings, mode, lang)
  })
})

/** What stands above the columns of a batch: these are labels too. */
const headingsOf = (form: CompiledForm, id: string): string =>
  columnsOf(form, id)
    .map(({ label }) => label)
    .join(' ')

function farRow(id: string, snapshot: FieldSnapshot, headings: string, mode: FormMode, lang: Lang) {
  const { field, state, issues } = snapshot
  if (!state.visible) return null
  const labelled = isLabelled(field)
  return (
    <div key={id} className={labelled ? 'sf-row' : 'sf-row sf-wide'}>
      {labelled && fieldLabel(id, snapshot, mode, lang)}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever tabs here finds the control a moment later */}
      <div id={id} className="sf-control sf-far" tabIndex={0}>
        {headings}
        {issueTexts(`${id}-issues`, issues, lang)}
      </div>
    </div>
  )
}
