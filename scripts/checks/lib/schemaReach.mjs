import { isConsoleHalf, isTest } from './source.mjs'

export const schemaRule = 'console-takes-types-only'

/** The shortest chain of value imports from a console file to zod, one finding per starting file. */
export function schemaReach(modules) {
  const byName = new Map(modules.map((module) => [module.source, module]))
  const starts = modules.filter(({ source }) => isConsoleHalf(source) && !isTest(source))
  return starts.flatMap((module) =>
    values(module)
      .filter((next) => !isConsoleHalf(next))
      .map((next) => wayToZod(byName, next))
      .filter((chain) => chain !== undefined)
      .map((chain) => ({
        rule: schemaRule,
        from: module.source,
        edge: [module.source, ...chain].join(' → '),
        advice: 'Use `import type`; a value that the console needs belongs into a contract file without schemas.',
      })),
  )
}

function wayToZod(byName, start) {
  const visited = new Set([start])
  const queue = [[start]]
  for (const chain of queue) {
    const last = chain.at(-1)
    if (/(^|\/)node_modules\/zod\//.test(last)) return chain
    for (const next of values(byName.get(last))) {
      if (visited.has(next)) continue
      visited.add(next)
      queue.push([...chain, next])
    }
  }
  return undefined
}

const values = (module) =>
  (module?.dependencies ?? [])
    .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only') && !dependencyTypes.includes('type-import'))
    .map((dependency) => dependency.resolved)
