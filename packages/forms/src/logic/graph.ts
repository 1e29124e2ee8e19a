export interface Graph<T> {
  readonly order: readonly T[]
  readonly cycles: readonly (readonly T[])[]
}

/**
 * The nodes so that each comes after those it reads, otherwise in the order given (Kahn). Nodes that read each other in
 * a round come last; `cycles` names one round each, in the order of reading.
 */
export function sortByReads<T>(nodes: readonly T[], readsOf: (node: T) => readonly T[]): Graph<T> {
  const reads = new Map(nodes.map((node) => [node, new Set(readsOf(node))]))
  const readers = new Map<T, T[]>()
  for (const [node, all] of reads)
    for (const read of all) {
      const known = readers.get(read)
      if (known) known.push(node)
      else readers.set(read, [node])
    }
  const waiting = new Map([...reads].map(([node, all]) => [node, all.size]))
  const order: T[] = nodes.filter((node) => waiting.get(node) === 0)
  for (let next = 0; next < order.length; next++)
    for (const reader of readers.get(order[next] as T) ?? []) {
      const left = (waiting.get(reader) ?? 0) - 1
      waiting.set(reader, left)
      if (left === 0) order.push(reader)
    }
  const stuck = nodes.filter((node) => (waiting.get(node) ?? 0) > 0)
  return { order: [...order, ...stuck], cycles: roundsOf(stuck, reads) }
}

/** Follows what the stuck nodes wait for until one comes again; then goes on without that round. */
function roundsOf<T>(stuck: readonly T[], reads: ReadonlyMap<T, ReadonlySet<T>>): T[][] {
  const left = new Set(stuck)
  const rounds: T[][] = []
  for (const start of stuck) {
    const way: T[] = []
    const seen = new Set<T>()
    let node: T | undefined = left.has(start) ? start : undefined
    while (node !== undefined && !seen.has(node)) {
      seen.add(node)
      way.push(node)
      node = [...(reads.get(node) ?? [])].find((read) => left.has(read))
    }
    if (node === undefined) for (const each of way) left.delete(each)
    else {
      const round = way.slice(way.indexOf(node))
      rounds.push(round)
      for (const each of round) left.delete(each)
    }
  }
  return rounds
}
