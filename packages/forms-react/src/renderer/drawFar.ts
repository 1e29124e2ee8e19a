import { labelOf } from '@shouya/forms/readOptions'
import { columnsOf } from './batch/columnsOf.ts'
import { GROUPS } from './fields/controls.tsx'
import type { FormContext } from './formContext.ts'
import { controlId } from './ids.ts'
import { issueWords } from './issueWords.ts'
import { labelPlace } from './labelPlace.ts'
import { shownAs } from './shownAs.ts'
import type { FieldNode, FieldSnapshot } from './store/nodes.ts'

/** The mounted rows of a placeholder by their nodes, each with the snapshot that it shows. */
export type FarRowsShown = Map<FieldNode, { readonly snapshot: FieldSnapshot; readonly row: HTMLElement }>

/**
 * Renders rows without controls, with the markup of `FieldRow`. Only rows whose snapshot changed are replaced; a row
 * that was visible once stays in the page while it is hidden.
 */
export function drawFar(
  container: HTMLElement,
  nodes: readonly FieldNode[],
  drawn: FarRowsShown,
  form: FormContext,
): void {
  for (const node of nodes) {
    const snapshot = node.read()
    const existing = drawn.get(node)
    if (existing && (!snapshot.state.visible || looksAlike(existing.snapshot, snapshot))) {
      existing.row.hidden = !snapshot.state.visible
      continue
    }
    if (!existing && !snapshot.state.visible) continue
    const row = rowOf(node, form)
    drawn.set(node, { snapshot, row })
    if (existing) existing.row.replaceWith(row)
  }
  const rows = nodes.flatMap((node) => drawn.get(node)?.row ?? [])
  if (rows.length !== container.childElementCount || rows.some((row, index) => container.children[index] !== row))
    container.replaceChildren(...rows)
}

/** Whether two snapshots render the same row; values are not shown without a control. */
const looksAlike = (a: FieldSnapshot, b: FieldSnapshot): boolean =>
  a.field === b.field && a.issues === b.issues && a.state.required === b.state.required

function rowOf(node: FieldNode, form: FormContext): HTMLElement {
  const snapshot = node.read()
  const { mode, className } = shownAs(form, snapshot)
  const label = labelPlace(snapshot.field) === 'none' ? [] : [labelFor(node, { ...form, mode })]
  return element('div', className, '', ...label, controlOf(node, form))
}

function labelFor(node: FieldNode, { prefix, mode }: FormContext): HTMLElement {
  const { field, state } = node.read()
  const id = controlId(prefix, node)
  const className = state.required && mode === 'edit' ? 'sf-label sf-required' : 'sf-label'
  if (mode === 'edit' && !GROUPS.has(field.type))
    return Object.assign(element('label', className, labelOf(field)), { htmlFor: id })
  return Object.assign(element('span', className, labelOf(field)), { id: `${id}-label` })
}

function controlOf(node: FieldNode, { store, prefix, lang }: FormContext): HTMLElement {
  const { field, issues } = node.read()
  const id = controlId(prefix, node)
  // The column heads of a batch are labels too.
  const headings = field.type === 'batch' ? columnsOf(store.form, node.id).map(({ label }) => label) : []
  const control = Object.assign(element('div', 'sf-control sf-far', headings.join(' ')), { id, tabIndex: 0 })
  const lines = issueWords(issues, lang).map(([text, className]) => element('div', className, text))
  if (lines.length > 0) control.append(Object.assign(element('div', 'sf-issues', '', ...lines), { id: `${id}-issues` }))
  return control
}

function element<T extends 'div' | 'span' | 'label'>(
  tag: T,
  className: string,
  text: string,
  ...children: HTMLElement[]
): HTMLElementTagNameMap[T] {
  const created = document.createElement(tag)
  created.className = className
  if (text !== '') created.append(text)
  created.append(...children)
  return created
}
