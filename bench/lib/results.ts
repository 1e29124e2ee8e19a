import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../results.md', import.meta.url)
const heading = (part: string) => `\n## ${part}\n`

/** Writes one part of `results.md` anew and leaves the others as they are. */
export function writePart(part: string, text: string): void {
  const known = readFileSync(file, 'utf8')
  const start = known.indexOf(heading(part))
  const from = start < 0 ? known.length : start
  const next = start < 0 ? -1 : known.indexOf('\n## ', start + 1)
  const rest = next < 0 ? '' : known.slice(next)
  writeFileSync(file, `${known.slice(0, from).trimEnd()}\n${heading(part)}\n${text.trim()}\n${rest}`)
}
