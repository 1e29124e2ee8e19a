import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { consoleFiles } from './newRegister/consoleFiles.ts'
import { insertions } from './newRegister/insertions.ts'
import { namesOf } from './newRegister/names.ts'
import { serverFiles } from './newRegister/serverFiles.ts'

const root = join(import.meta.dirname, '..')
const [noun, area, permission] = process.argv.slice(2)
const names = namesOf(noun, area, permission)

if (!names) {
  console.error('npm run new:register -- <Noun> <area> <permission id>, e.g. PatrolRecord daily daily_video')
  process.exit(2)
}

const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 12)
const files = { ...serverFiles(names, stamp), ...consoleFiles(names) }
const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
if (taken) {
  console.error(`${taken} exists already; nothing was written.`)
  process.exit(1)
}

for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
  console.log(`wrote ${path}`)
}
for (const { file, before, text } of insertions(names)) {
  const path = join(root, file)
  const content = readFileSync(path, 'utf8')
  const at = content.lastIndexOf(before)
  if (at < 0) {
    console.log(`${file}: add by hand\n${text}`)
    continue
  }
  writeFileSync(path, content.slice(0, at) + text + content.slice(at))
  console.log(`added to ${file}`)
}
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
spawnSync(process.execPath, [biome, 'check', '--write', ...Object.keys(files)], { cwd: root, stdio: 'inherit' })
console.log(`
Next: npm run generate; the migration's states and checks; router key and path of the page as the menu table has them, and built in
db/seed/menus.json; testing/factories.ts and the matrix of scope; UPDATE_GOLDEN=1 npm test --
--only server. CONTRIBUTING.md has the whole list.`)
