import { buildConsole, hasConsole, viteCommand } from './lib/buildConsole.mjs'
import { buildManual } from './lib/buildManual.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { keepServing } from './lib/keepServing.mjs'
import { root } from './lib/paths.mjs'
import { main } from './lib/problem.mjs'
import { progress } from './lib/progress.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { serve } from './lib/serve.mjs'
import { serverFlags } from './lib/serverFlags.mjs'

const server = [...serverFlags, 'apps/server/src/main.ts']

async function start() {
  const development = process.argv.includes('--dev')
  const builds = hasConsole() && !development
  const total = builds ? 5 : 4
  const runtime = await progress(`1/${total} Node 26`, ensureRuntime)
  await progress(`2/${total} dependencies`, () => ensureDependencies(runtime))
  if (builds) await progress(`3/${total} console`, () => buildConsole(runtime))
  await progress(`${total - 1}/${total} manual`, () => buildManual(runtime))
  console.log(`${total}/${total} server`)

  const { node } = runtime
  const production = process.argv.includes('--production') ? { NODE_ENV: 'production', DEMO: '0' } : {}
  const env = { ...runtime.env, ...production }
  const watched = [[node, '--watch', ...server], ...(hasConsole() ? [[...viteCommand(node), '--watch']] : [])]
  // A developer wants to see why it ended; everybody else wants it restarted.
  process.exitCode = development ? (await serve(watched, env)).code : await keepServing([node, ...server], env)
}

await main(start, root)
