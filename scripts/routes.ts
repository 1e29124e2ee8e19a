import { readFileSync, writeFileSync } from 'node:fs'
import { addressOf } from '../nouns/settings/menu/server/rows.ts'

const seed = new URL('../apps/server/src/db/seed/menus.json', import.meta.url)
const target = (file: string) => new URL(`../apps/console/src/app/host/${file}`, import.meta.url)

type Entry = {
  code: string
  parent: string | null
  host?: string
  /** 1 is a group. */
  menu_type: number
  router: string
  path: string
  aliases: string[]
  icon: string | null
  permission_id: string | null
  query: Record<string, string>
  invisible: boolean
  closable: boolean
  cache: boolean
  sort: number
  title_cn: string
  title_hk: string
  title_us: string
  built: boolean
}

/** The console's own table of routes, used without the server's: the content of an untouched menu table. */
function routes(entries: readonly Entry[], parent: string | null = null): object[] {
  const pathOf = (code: string | undefined) => entries.find((entry) => entry.code === code)?.path ?? null
  return entries
    .filter((entry) => entry.parent === parent)
    .sort((a, b) => a.sort - b.sort)
    .map(({ code, host, menu_type, router, path, aliases, title_cn, title_hk, title_us, built, ...entry }) => ({
      router,
      path,
      fullPath: addressOf({ path, query: entry.query }),
      aliases,
      title_cn,
      title_hk,
      title_us,
      built,
      group: menu_type === 1,
      host: pathOf(host),
      meta: {
        icon: entry.icon,
        invisible: entry.invisible,
        link: null,
        query: entry.query,
        params: {},
        highlight: null,
        page: { title: null, closable: entry.closable, cacheAble: entry.cache },
        authority: entry.permission_id ?? '*',
      },
      children: routes(entries, code),
    }))
}

const entries = JSON.parse(readFileSync(seed, 'utf8')) as Entry[]
const head = '// Written by scripts/routes.ts from the seed of the menu table; do not edit.\n'
const files = {
  'routes.gen.ts': `${head}import type { OwnRoute } from './ownMenu.ts'

export const routes: readonly OwnRoute[] = ${JSON.stringify(routes(entries), null, 2)}
`,
  // Small, since the guards need it before sign-in.
  'paths.gen.ts': `${head}
export const paths: readonly string[] = ${JSON.stringify(
    entries.flatMap(({ path, aliases }) => [path, ...aliases]),
    null,
    2,
  )}
`,
}
for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(target(file), text)
  else if (readFileSync(target(file), 'utf8') !== text) {
    console.error(`apps/console/src/app/host/${file} is stale: run npm run generate`)
    process.exit(1)
  }
}
