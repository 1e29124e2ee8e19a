import type { Bench } from './bench.ts'
import { benches } from './benches.ts'

/** Everything: for a role made by an administrator only its rights decide. */
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

/** The first page for somebody with these roles (`id`: their codes): those of all roles in order, each item once. */
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
