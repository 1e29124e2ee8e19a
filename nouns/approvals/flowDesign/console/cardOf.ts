import type { NodeId } from '@shouya/approvals/definition'

/** Where keys are text, or belong to what is open above. */
const ELSEWHERE = 'input, textarea, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=combobox]'

export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null

/** The node or branch whose card it is. */
export const cardOf = (target: EventTarget | null): NodeId | undefined =>
  target instanceof HTMLElement ? target.dataset.card : undefined
