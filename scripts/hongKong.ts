import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inHongKong, mapTexts, needless, type Text } from './hongKong/follow.ts'

/** Writes Hong Kong's texts beside those in CN, from which they follow (ADR 057). */
const root = new URL('../', import.meta.url)
const folders = [
  'nouns/*/*/texts',
  'apps/console/src/i18n/CN',
  'packages/contract/src/messages',
  'packages/forms/src/texts',
  'packages/forms-react/src/*/texts',
]
const sources = globSync(
  folders.map((folder) => (folder.endsWith('/CN') ? `${folder}/*.ts` : `${folder}/*CN.ts`)),
  // The bundle is about libraries, not texts.
  { cwd: root, exclude: ['**/bundle.ts'] },
)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const targetOf = (file: string) => file.replace(/CN\/(\w+)\.ts$/, 'HK/$1.gen.ts').replace(/CN\.ts$/, 'HK.gen.ts')

const texts: Text[] = []

function translated(source: string): string {
  const written = mapTexts(source, (text) => {
    texts.push(text)
    return inHongKong(text)
  })
  const code = written
    .replaceAll(/^\/\*\*[\s\S]*?\*\/\n|^export type .*\n/gm, '')
    .replaceAll(/^(?:import|const|export| {2}\.\.\.).*/gm, (line) =>
      line.replaceAll('CN', 'HK').replace(/(from '(?:\.\/\w+|\.[./\w]*HK))(?:\.gen)?\.ts'/, "$1.gen.ts'"),
    )
  return `// Written by scripts/hongKong.ts from the texts in CN; do not edit.\n${code}`
}

const expectedTexts = new Map(sources.map((file) => [targetOf(file), translated(read(file))]))
const written = globSync(
  // The texts of nouns are listed by scripts/pageTexts.ts.
  folders.map((folder) => (folder.endsWith('/CN') ? `${folder.slice(0, -2)}HK/*.gen.ts` : `${folder}/*HK.gen.ts`)),
  { cwd: root, exclude: ['**/nounTextsHK.gen.ts'] },
)
const stale = [...expectedTexts].filter(([file, text]) => !written.includes(file) || read(file) !== text)
const orphans = written.filter((file) => !expectedTexts.has(file))
const superfluous = needless(texts)

const checking = process.argv.includes('--check')
if (checking) {
  for (const file of [...stale.map(([file]) => file), ...orphans])
    console.error(`${file} is stale: run npm run generate`)
} else {
  for (const [file, text] of stale) writeFileSync(new URL(file, root), text)
  for (const file of orphans) rmSync(new URL(file, root))
}
for (const entry of superfluous) console.error(`scripts/hongKong: no text needs "${entry}"`)
if (checking && stale.length + orphans.length + superfluous.length > 0) process.exitCode = 1
