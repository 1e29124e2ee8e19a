import { isConsoleHalf, isTest } from './source.mjs'

export const schemaRule = 'console-takes-types-only'

/** The shortest way by which a console file reaches zod with values, one finding a file that starts it. */
export function schemaReach(modules) {
  const byName = new Map(modules.map((module) => [module.source, module]))
  const starts = modules.filter(({ source }) => isConsoleHalf(source) && !isTest(source))
  return starts.flatMap((module) =>
    values(module)
      .filter((next) => !isConsoleHalf(next))
      .map((next) => wayToZod(byName, next))
      .filter((way) => way !== undefined)
      .map((way) => ({
        rule: schemaRule,
        from: module.source,
        edge: [module.source, ...way].join(' → '),
        advice: 'Use `import type`; a value that the console needs belongs into a contract file without schemas.',
      })),
  )
}

function wayToZod(byName, start) {
  const seen = new Set([start])
  const queue = [[start]]
  for (const way of queue) {
    const last = way.at(-1)
    if (/(^|\/)node_modules\/zod\//.test(last)) return way
    for (const next of values(byName.get(last))) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return undefined
}

const values = (module) =>
  (module?.dependencies ?? [])
    .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only') && !dependencyTypes.includes('type-import'))
    .map((dependency) => dependency.resolved)
