import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from './names.ts'

const folder = join(import.meta.dirname, 'template')

/**
 * The placeholders of the templates with their replacements; longer names first, since they contain the shorter ones.
 */
const replaced = ({ noun, camel, snake, prefix, menu, print }: Names): readonly (readonly [string, string])[] => [
  ['PatrolRecord', noun],
  ['patrolRecord', camel],
  ['patrol_record', snake],
  ['PERMISSION', menu.permission_id ?? ''],
  ['ROUTER', menu.router],
  ['ROUTE', menu.path],
  ['PREFIX', prefix],
  ['PRINT_OPERATION', print],
  ['TITLE_CN', menu.title_cn],
  ['TITLE_US', menu.title_us],
]

/**
 * The files of a register by their path in the repository: its folder, its migration, its browser test, its chapter.
 */
export function filesOf(names: Names, migration: string, chapter: string): Record<string, string> {
  const rename = (text: string) => replaced(names).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const specialPaths: Readonly<Record<string, string>> = {
    'migration.sql.txt': `apps/server/src/db/migrations/${migration}_${names.snake}.sql`,
    'browser.test.ts.txt': `nouns/${names.area}/${names.camel}/e2e/deep/${names.camel}.test.ts`,
    'manual.md.txt': `docs/manual/${chapter}-${names.snake.replaceAll('_', '-')}.md`,
  }
  const files = globSync('**/*.txt', { cwd: folder }).map((file) => {
    const path = specialPaths[file] ?? `nouns/${names.area}/${names.camel}/${rename(file).slice(0, -'.txt'.length)}`
    return [path, rename(readFileSync(join(folder, file), 'utf8'))]
  })
  return Object.fromEntries(files)
}
