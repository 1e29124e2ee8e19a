import { buildStale } from './buildStale.mjs'
import { inRoot } from './paths.mjs'

/** Builds the manual (/help.pdf) if its text, a picture or its layout has changed. */
export const buildManual = ({ node, env }) =>
  buildStale({
    what: 'manual',
    sources: [
      inRoot('package.json'),
      inRoot('packages', 'contract', 'src', 'messages', 'CN.ts'),
      inRoot('apps', 'console', 'src', 'app', 'host', 'logo.svg'),
      inRoot('package-lock.json'),
      inRoot('docs', 'manual'),
      inRoot('docs', 'pictures'),
      inRoot('scripts', 'manual'),
    ],
    stamp: inRoot('docs', 'manual', 'dist', '.stamp'),
    command: [node, inRoot('scripts', 'manual', 'main.ts')],
    env,
  })
