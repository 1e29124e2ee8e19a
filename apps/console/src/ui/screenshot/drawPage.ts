import { domToBlob } from 'modern-screenshot'
import { ABOVE_PAGE } from './abovePage.ts'
import { maskLong, SHADED } from './mask.ts'

/** Milliseconds for pictures and fonts of the page. */
const PATIENCE = 10_000

const isPage = (node: Node) => !(node instanceof Element && node.classList.contains(ABOVE_PAGE))

/** Masks a copied node: passwords, long numbers, and what names the account where `hideAccount`. */
function mask(node: Node, hideAccount: boolean): void {
  if (node instanceof Text) {
    const text = node.data
    const masked = maskLong(text)
    if (masked !== text) node.data = masked
  } else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
    const value = node.type === 'password' ? SHADED : maskLong(node.value)
    node.value = value
    node.setAttribute('value', value)
    if (node instanceof HTMLTextAreaElement) node.textContent = value
  } else if (hideAccount && node instanceof HTMLElement && node.dataset.private !== undefined) {
    node.textContent = SHADED
    for (const { name } of [...node.attributes])
      if (name === 'title' || name === 'aria-label') node.removeAttribute(name)
  }
}

/**
 * A picture of what is in the window, as PNG: drawn from a copy of the page in which what is private is masked, so nothing of it is in
 * the picture. Layers with `ABOVE_PAGE` are left out.
 * @param hideAccount also masks who is signed in (`data-private`)
 */
export async function drawPage({ hideAccount }: { hideAccount: boolean }): Promise<Blob> {
  const { body } = document
  return domToBlob(body, {
    type: 'image/png',
    scale: 1,
    width: innerWidth,
    height: innerHeight,
    backgroundColor: getComputedStyle(body).backgroundColor,
    style: {
      margin: '0',
      overflow: 'hidden',
      transform: `translate(${-scrollX}px, ${-scrollY}px)`,
      transformOrigin: '0 0',
    },
    timeout: PATIENCE,
    filter: isPage,
    onCloneNode: (copy) => {
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      for (const node of nodes) mask(node, hideAccount)
    },
  })
}
