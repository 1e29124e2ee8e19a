// docs/spec.md promises a test for every row that works: the file must be there, the state one that the head explains.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { report } from './lib/report.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FILE = 'docs/spec.md'

/** @param {(file: string) => boolean} exists */
function findingsOf(text, exists) {
  const rows = text.split('\n').filter((line) => /^\| [CF]-/.test(line))
  if (rows.length === 0) return ['0 rows were read']
  const ids = rows.map((row) => cells(row)[0])
  const double = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`)
  return [...double, ...rows.flatMap((row) => findingsOfRow(cells(row), exists))]
}

/** Cells are split at bars that no backslash protects. */
const cells = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

function findingsOfRow([id, , shown, state = ''], exists) {
  if (!/^(works|part: .+|not yet|replaced: .+)$/.test(state))
    return [`${id}: the state "${state}" is not explained in the head`]
  const tests = [...shown.matchAll(/[\w./-]+\.test\.tsx?/g)].map((match) => match[0])
  if (state === 'works' && tests.length === 0) return [`${id}: works, but no test shows it`]
  return tests.filter((test) => !exists(test)).map((test) => `${id}: ${test} does not exist`)
}

function selfTest() {
  const row = (...parts) => `| C-1-01 | words | ${parts.join(' | ')} |`
  const cases = [
    '',
    row('–', 'done'),
    row('–', 'works'),
    row('gone.test.ts', 'works'),
    `${row('–', 'not yet')}\n${row('–', 'not yet')}`,
  ]
  const silent = cases.filter((text) => findingsOf(text, () => false).length !== 1)
  return silent.map((text) => `self-test: "${text}" should give one finding`)
}

const text = readFileSync(join(ROOT, FILE), 'utf8')
const count = (state) =>
  text.split('\n').filter((line) => /^\| [CF]-/.test(line) && cells(line)[3]?.startsWith(state)).length
const findings = findingsOf(text, (file) => existsSync(join(ROOT, file)))
report(
  'spec',
  [...selfTest(), ...findings.map((each) => `${FILE}: ${each}`)],
  ['works', 'part', 'not yet', 'replaced'].map((state) => `${count(state)} ${state}`).join(', '),
)
