import tiles from './CounterTile.module.css'
import CounterTile from './CounterTile.tsx'
import type { Counter, Counts } from './counters.ts'

/** Numbers that the user may see; the server leaves the others out, and until it has answered all are open. */
export default function Counters({ counters, counts }: { counters: readonly Counter[]; counts: Counts | undefined }) {
  return (
    <ul className={tiles.tiles} aria-busy={!counts}>
      {counters.map((counter) => (
        <CounterTile key={counter.key} counter={counter} count={counts?.[counter.key]} />
      ))}
    </ul>
  )
}
