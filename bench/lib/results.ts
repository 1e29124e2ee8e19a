import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../results.md', import.meta.url)
const heading = (name: string) => `\n## ${name}\n`

/** Replaces one part of `results.md`. */
export function writePart(name: string, text: string): void {
  const current = readFileSync(file, 'utf8')
  const start = current.indexOf(heading(name))
  const from = start < 0 ? current.length : start
  const next = start < 0 ? -1 : current.indexOf('\n## ', start + 1)
  const following = next < 0 ? '' : current.slice(next)
  writeFileSync(file, `${current.slice(0, from).trimEnd()}\n${heading(name)}\n${text.trim()}\n${following}`)
}
