import { labelOf } from '@shouya/forms/readOptions'
import { columnsOf } from './batch/columnsOf.ts'
import { GROUPS } from './fields/controls.ts'
import type { FormContext } from './formContext.ts'
import { controlId } from './ids.ts'
import { isLabelled } from './isLabelled.ts'
import { issueWords } from './issueWords.ts'
import type { FieldNode } from './store/nodes.ts'

/** Draws rows without controls, as `FieldRow` does with them; what was in the place before goes. */
export function drawFar(place: HTMLElement, nodes: readonly FieldNode[], form: FormContext): void {
  place.replaceChildren(...nodes.filter((node) => node.read().state.visible).map((node) => rowOf(node, form)))
}

function rowOf(node: FieldNode, form: FormContext): HTMLElement {
  const { field } = node.read()
  if (!isLabelled(field)) return element('div', 'sf-row sf-wide', '', controlOf(node, form))
  return element('div', 'sf-row', '', labelFor(node, form), controlOf(node, form))
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
  // What stands above the columns of a batch are labels too.
  const headings = field.type === 'batch' ? columnsOf(store.form, node.id).map(({ label }) => label) : []
  const control = Object.assign(element('div', 'sf-control sf-far', headings.join(' ')), { id, tabIndex: 0 })
  const words = issueWords(issues, lang).map(([text, className]) => element('div', className, text))
  if (words.length > 0) control.append(Object.assign(element('div', 'sf-issues', '', ...words), { id: `${id}-issues` }))
  return control
}

function element<T extends 'div' | 'span' | 'label'>(
  tag: T,
  className: string,
  text: string,
  ...children: HTMLElement[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  made.className = className
  if (text !== '') made.append(text)
  made.append(...children)
  return made
}
