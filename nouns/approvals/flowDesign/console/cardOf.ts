import type { NodeId } from '@shouya/approvals/definition'

/** Elements where keys are text, or belong to an open overlay. */
const ELSEWHERE = 'input, textarea, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=combobox]'

export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null

/** The node or branch of a card. */
export const cardOf = (target: EventTarget | null): NodeId | undefined =>
  target instanceof HTMLElement ? target.dataset.card : undefined
