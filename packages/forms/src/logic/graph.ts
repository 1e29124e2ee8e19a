export interface Graph<T> {
  readonly order: readonly T[]
  readonly cycles: readonly (readonly T[])[]
}

/**
 * Sorts the nodes so that each comes after those it reads, otherwise in the given order (Kahn). Nodes that read each
 * other in a cycle come last; `cycles` holds one cycle each, in the order of reading.
 */
export function sortByReads<T>(nodes: readonly T[], readsOf: (node: T) => readonly T[]): Graph<T> {
  const reads = new Map(nodes.map((node) => [node, new Set(readsOf(node))]))
  const readers = new Map<T, T[]>()
  for (const [node, nodeReads] of reads)
    for (const read of nodeReads) {
      const nodeReaders = readers.get(read)
      if (nodeReaders) nodeReaders.push(node)
      else readers.set(read, [node])
    }
  const waiting = new Map([...reads].map(([node, nodeReads]) => [node, nodeReads.size]))
  const order: T[] = nodes.filter((node) => waiting.get(node) === 0)
  for (let next = 0; next < order.length; next++)
    for (const reader of readers.get(order[next] as T) ?? []) {
      const remaining = (waiting.get(reader) ?? 0) - 1
      waiting.set(reader, remaining)
      if (remaining === 0) order.push(reader)
    }
  const stuck = nodes.filter((node) => (waiting.get(node) ?? 0) > 0)
  return { order: [...order, ...stuck], cycles: roundsOf(stuck, reads) }
}

/** Follows the reads of the stuck nodes until one repeats; continues without that cycle. */
function roundsOf<T>(stuck: readonly T[], reads: ReadonlyMap<T, ReadonlySet<T>>): T[][] {
  const remaining = new Set(stuck)
  const rounds: T[][] = []
  for (const start of stuck) {
    const trail: T[] = []
    const seen = new Set<T>()
    let node: T | undefined = remaining.has(start) ? start : undefined
    while (node !== undefined && !seen.has(node)) {
      seen.add(node)
      trail.push(node)
      node = [...(reads.get(node) ?? [])].find((read) => remaining.has(read))
    }
    if (node === undefined) for (const visited of trail) remaining.delete(visited)
    else {
      const cycle = trail.slice(trail.indexOf(node))
      rounds.push(cycle)
      for (const member of cycle) remaining.delete(member)
    }
  }
  return rounds
}
