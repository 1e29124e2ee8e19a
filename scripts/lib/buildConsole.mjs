import { existsSync } from 'node:fs'
import { buildStale } from './buildStale.mjs'
import { inRoot } from './paths.mjs'

export const hasConsole = () => existsSync(inRoot('apps', 'console', 'vite.config.ts'))

export const viteCommand = (node) => [node, inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'apps/console']

/** Builds the console if its sources have changed since the last build. */
export const buildConsole = ({ node, env }) =>
  buildStale({
    what: 'console',
    sources: [
      inRoot('package-lock.json'),
      inRoot('tsconfig.base.json'),
      inRoot('apps', 'console'),
      inRoot('nouns'),
      inRoot('packages'),
    ],
    stamp: inRoot('apps', 'console', 'dist', '.stamp'),
    command: viteCommand(node),
    env: { ...env, NODE_ENV: 'production' },
  })
