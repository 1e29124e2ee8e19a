import { isTest } from './source.mjs'

export const nounCycleRule = 'noun-folders-in-order'

const ADVICE =
  'Two nouns that need each other are one, or both need a third: move the shared part into a folder that needs neither.'

/** `daily/roomKey` of a file of it; what an area shares is a node for each file. */
const nodeOf = (file) => {
  const [, area, noun] = /^nouns\/(\w+)\/(\w+)\//.exec(file) ?? []
  if (area === undefined) return undefined
  return /^(server|console)$/.test(noun) ? file : `${area}/${noun}`
}

/** Nouns whose folders need each other in a circle, however long; one finding for each circle that is met. */
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
    edge: circle.map((node, at) => needs.get(node).get(circle[(at + 1) % circle.length])).join('; '),
    advice: ADVICE,
  }))
}

function circles(needs) {
  const found = []
  const done = new Set()
  const visit = (node, way) => {
    if (way.includes(node)) return void found.push(way.slice(way.indexOf(node)))
    if (done.has(node)) return
    for (const next of needs.get(node)?.keys() ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of needs.keys()) visit(node, [])
  return found
}
