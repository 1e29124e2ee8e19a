import type { Bench } from './bench.ts'
import { benches } from './benches.ts'

/** Everything there is: for a role that an administrator made, its rights alone decide. */
function whole(): Bench {
  const all = Object.values(benches)
  return {
    counters: all.flatMap(({ counters }) => counters),
    charts: all.flatMap(({ charts }) => charts),
    quick: all.flatMap(({ quick, next }) => [...quick, ...next]),
    next: [],
    hidesZeros: false,
  }
}

/** The first screen of somebody with these roles (`id`: their codes): theirs one after the other, each thing once. */
export function benchOf(roles: readonly { id: string }[]): Bench {
  const theirs = roles.map(({ id }) => (Object.hasOwn(benches, id) && benches[id]) || whole())
  return {
    counters: [...new Set(theirs.flatMap(({ counters }) => counters))],
    charts: [...new Set(theirs.flatMap(({ charts }) => charts))],
    quick: [...new Set(theirs.flatMap(({ quick }) => quick))],
    next: [...new Set(theirs.flatMap(({ next }) => next))],
    hidesZeros: theirs.every((bench) => bench.hidesZeros),
  }
}
