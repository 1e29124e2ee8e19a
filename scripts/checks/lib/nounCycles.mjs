import { isTest } from './source.mjs'

export const nounCycleRule = 'noun-folders-in-order'

const ADVICE =
  'Two nouns that need each other are one, or both need a third: move the shared part into a folder that needs neither.'

/** `daily/roomKey` for a file of a noun; each shared file of an area is a node of its own. */
const nodeOf = (file) => {
  const [, area, noun] = /^nouns\/(\w+)\/(\w+)\//.exec(file) ?? []
  if (area === undefined) return undefined
  return /^(server|console|demo)$/.test(noun) ? file : `${area}/${noun}`
}

/** Cyclic dependencies between nouns, of any length; one finding per cycle. */
export function nounCycles(modules) {
  const needs = new Map()
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source)
    if (from === undefined || isTest(source)) continue
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved)
      if (to === undefined || to === from) continue
      if (!needs.has(from)) needs.set(from, new Map())
      needs.get(from).set(to, `${source} → ${resolved}`)
    }
  }
  return circles(needs).map((circle) => ({
    rule: nounCycleRule,
    from: circle[0],
    edge: circle.map((node, index) => needs.get(node).get(circle[(index + 1) % circle.length])).join('; '),
    advice: ADVICE,
  }))
}

function circles(needs) {
  const cycles = []
  const visited = new Set()
  const visit = (node, path) => {
    if (path.includes(node)) return void cycles.push(path.slice(path.indexOf(node)))
    if (visited.has(node)) return
    for (const next of needs.get(node)?.keys() ?? []) visit(next, [...path, node])
    visited.add(node)
  }
  for (const node of needs.keys()) visit(node, [])
  return cycles
}
