import { spawnSync } from 'node:child_process'

/**
 * Writes all derived files: the lists of nouns, the database's types, Hong Kong's texts, the console's catalogue, its own
 * routes, and the lists of texts. `npm test` checks that they are fresh.
 */
for (const program of [
  'scripts/nouns.ts',
  'apps/server/src/db/generate.ts',
  'scripts/hongKong.ts',
  'scripts/catalogue.ts',
  'scripts/routes.ts',
  'scripts/pageTexts.ts',
]) {
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
