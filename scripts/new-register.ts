import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { insertions } from './newRegister/insertions.ts'
import { type Menu, namesOf, type Permission } from './newRegister/names.ts'
import { filesOf } from './newRegister/templates.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const write = (path: string, content: string) => writeFileSync(join(root, path), content)

const MENUS = 'apps/server/src/db/seed/menus.json'
const menus = JSON.parse(read(MENUS)) as Menu[]
const permissions = JSON.parse(read('apps/server/src/db/seed/permissions.json')) as Permission[]
const names = namesOf(process.argv.slice(2), { menus, permissions })

if (typeof names === 'string') {
  console.error(names)
  console.error('npm run new:register -- <Noun> <area> <permission id>, e.g. PatrolRecord reports report_drill')
  process.exit(2)
}

const stamps = readdirSync(join(root, 'apps/server/src/db/migrations')).map((file) => Number(file.slice(0, 12)))
/** The current minute, or the one after the last migration. */
const migration = Math.max(Number(new Date().toISOString().replace(/\D/g, '').slice(0, 12)), Math.max(...stamps) + 1)
const last = globSync('docs/manual/*.md', { cwd: root }).sort().at(-1) ?? ''
const chapter = Number(last.match(/\d+/)?.[0]) + 1
const files = filesOf(names, String(migration), String(chapter))
const existing = Object.keys(files).find((path) => existsSync(join(root, path)))
if (existing) {
  console.error(`${existing} exists already; nothing was written.`)
  process.exit(1)
}

for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  write(path, content)
  console.log(`wrote ${path}`)
}
for (const { file, before, text } of insertions(names)) {
  const content = read(file)
  const position = content.lastIndexOf(before)
  if (position < 0) {
    console.log(`${file}: add by hand\n${text}`)
    continue
  }
  // A list may end in a comma or not.
  const added = text.startsWith(',') && content.slice(0, position).trimEnd().endsWith(',') ? text.slice(1) : text
  write(file, content.slice(0, position) + added + content.slice(position))
  console.log(`added to ${file}`)
}
const table = read(MENUS)
const page = table.indexOf(`"code": "${names.menu.code}"`)
write(MENUS, table.slice(0, page) + table.slice(page).replace('"built": false', '"built": true'))

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const touched = [
  ...Object.keys(files).filter((path) => /\.tsx?$/.test(path)),
  ...insertions(names).map(({ file }) => file),
]
spawnSync(process.execPath, [biome, 'check', '--write', ...touched], { cwd: root, stdio: 'inherit' })
console.log(`
Next: npm run generate; UPDATE_GOLDEN=1 npm test -- --only server apps/server/src/testing/matrix/access.db.test.ts; then what
the register is about: its states and checks in the migration, its fields in noun.ts, texts, forms, paper, chapter of the
manual. CONTRIBUTING.md has the whole list.`)
