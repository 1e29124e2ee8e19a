import type { FieldNode } from '../store/fieldNode.ts'

const reveals = new WeakMap<FieldNode, (index: number) => void>()

/** How a batch that is on the page brings a row of it into its window. Returns how to forget it. */
export function onReveal(batch: FieldNode, reveal: (index: number) => void): () => void {
  reveals.set(batch, reveal)
  return () => {
    reveals.delete(batch)
  }
}

/** Brings a row into the window of its batch, where it has one. */
export const revealRow = (batch: FieldNode, index: number): void => reveals.get(batch)?.(index)
