import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** The server's product code by path: `core/keys.ts` of this app, `nouns/daily/roomKey/server/save.ts` of a noun. */
export const serverSources: ReadonlyMap<string, string> = new Map(
  globSync(['apps/server/src/**/*.ts', 'nouns/*/{server,*/server}/**/*.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|gen)\.ts$|\/(testing|demo)\//.test(file))
    .map((file) => [file.replace('apps/server/src/', ''), readFileSync(join(root, file), 'utf8')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
