// The sizes that keep the code readable (design: median about 60, 95 % under 250, none over 400).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measure } from './lib/measure.mjs'
import { report } from './lib/report.mjs'
import { LIMITS, sizeFindings } from './lib/sizeFindings.mjs'
import { FOLDERS, listSources } from './lib/source.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file) => ({ file, ...measure(readFileSync(join(ROOT, file), 'utf8')) })
const withLines = (lines) => ({ lines })

/** Each limit is exceeded once by made-up figures and must be reported, or the check would be useless. */
function selfTest() {
  const repeat = (count, lines) =>
    Array.from({ length: count }, (_, index) => ({ file: `apps/x/src/${index}.ts`, ...withLines(lines) }))
  const cases = {
    'nothing read': [[], []],
    'median over its limit': [repeat(5, LIMITS.median + 1), []],
    'p95 over its limit': [[...repeat(9, 10), ...repeat(1, LIMITS.p95 + 1)], []],
    'one file too long': [[...repeat(30, 10), { file: 'apps/x/src/y.test.ts', ...withLines(LIMITS.longest + 1) }], []],
    'registers too large': [
      [...repeat(20, 10), ...Array(40).fill({ file: 'apps/x/src/registers/z.ts', ...withLines(33) })],
      [],
    ],
    'ARCHITECTURE.md too long': [repeat(1, 10), [{ file: 'ARCHITECTURE.md', ...withLines(LIMITS.architecture + 1) }]],
    'an ADR too long': [repeat(1, 10), [{ file: 'docs/adr/001-x.md', ...withLines(LIMITS.adr + 1) }]],
  }
  const silent = Object.entries(cases).filter(
    ([, [sources, documents]]) => sizeFindings(sources, documents).findings.length !== 1,
  )
  return silent.map(([name]) => `self-test: "${name}" is not reported exactly once`)
}

function documents() {
  const adrs = existsSync(join(ROOT, 'docs/adr')) ? readdirSync(join(ROOT, 'docs/adr')) : []
  return ['ARCHITECTURE.md', ...adrs.filter((name) => name.endsWith('.md')).map((name) => `docs/adr/${name}`)]
    .filter((file) => existsSync(join(ROOT, file)))
    .map(read)
}

const sources = listSources(ROOT, FOLDERS).map(read)
const { figures, findings } = sizeFindings(sources, documents())
const totalLines = sources.reduce((total, { lines }) => total + lines, 0)
const comments = sources.reduce((total, source) => total + source.comments, 0)
console.log(
  `sizes: ${figures.files} files, median ${figures.median}, p95 ${figures.p95}, longest ${figures.longest}, ` +
    `registers ${figures.registers}, comments ${((100 * comments) / Math.max(1, totalLines)).toFixed(1)} % of ${totalLines} lines`,
)
report('sizes', [...selfTest(), ...findings], 'within the limits')
