import type { FieldNode } from '../store/nodes.ts'

const reveals = new WeakMap<FieldNode, (index: number) => void>()

/** Registers how a mounted batch scrolls to one of its rows. Returns a function that unregisters it. */
export function onReveal(batch: FieldNode, reveal: (index: number) => void): () => void {
  reveals.set(batch, reveal)
  return () => {
    reveals.delete(batch)
  }
}

/** Scrolls a row into the window of its batch if the batch is virtualised. */
export const revealRow = (batch: FieldNode, index: number): void => reveals.get(batch)?.(index)
