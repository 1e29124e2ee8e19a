import type { NodeId } from '@shouya/approvals/definition'

/** Brings a card into the middle of the drawing; only the drawing scrolls, not the page around it. */
export function showCard(root: HTMLElement | null, id: NodeId): void {
  const frame = root?.querySelector('.flow-tree')
  const card = frame?.querySelector(`[data-card="${id}"]`)
  if (!frame || !card) return
  const [outer, inner] = [frame.getBoundingClientRect(), card.getBoundingClientRect()]
  frame.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  })
}
