// docs/spec.md promises a test for every row that works. The state must be one explained at the top, and every file
// that a row cites must contain a test that names the row at the end of its title: `test('… [C-2.1-03 C-5-01]', …)`.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { report } from './lib/report.mjs'
import { listSources } from './lib/source.mjs'
import { tagsOf } from './lib/specTags.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FILE = 'docs/spec.md'

/** Cells are separated by unescaped bars. */
const cells = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => /^\| [CF]-/.test(line))
    .map(cells)
    .map(([id, , evidence, state = '']) => ({
      id,
      cited: [...evidence.matchAll(/[\w./-]+\.test\.tsx?/g)].map((match) => match[0]),
      state,
    }))

/** @param {Map<string, {named: Set<string>, stray: string[]}>} tags what the titles of each test file name */
function findingsOf(rows, tags) {
  if (rows.length === 0) return ['0 rows were read']
  const ids = rows.map((row) => row.id)
  const double = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`)
  const cited = new Set(rows.flatMap((row) => row.cited.map((file) => `${row.id} ${file}`)))
  const uncited = [...tags].flatMap(([file, { named, stray }]) => [
    ...[...named]
      .filter((id) => !cited.has(`${id} ${file}`))
      .map((id) => `${id}: does not cite ${file}, which names it`),
    ...stray.map((tag) => `${file}: ${tag} stands outside the end of a test's title`),
  ])
  return [...double, ...rows.flatMap((row) => findingsOfRow(row, tags)), ...uncited]
}

function findingsOfRow({ id, cited, state }, tags) {
  if (!/^(works|part: .+|not yet|replaced: .+)$/.test(state))
    return [`${id}: the state "${state}" is not explained in the head`]
  if (state === 'works' && cited.length === 0) return [`${id}: works, but no test shows it`]
  return cited.flatMap((file) => {
    if (!tags.has(file)) return [`${id}: ${file} does not exist`]
    return tags.get(file).named.has(id) ? [] : [`${id}: no title of a test in ${file} names it`]
  })
}

function selfTest() {
  const row = (...columns) => `| C-1-01 | words | ${columns.join(' | ')} |`
  const file = (text) => new Map([['a.test.ts', tagsOf(text)]])
  const validTest = "test('is so [C-1-01 C-1.13-02]', () => {})\ntest.each([1])('%i [C-1-01]', () => {})"
  const cases = [
    ['', file(''), 1],
    [row('–', 'done'), file(''), 1],
    [row('–', 'works'), file(''), 1],
    [row('gone.test.ts', 'works'), file(''), 1],
    [`${row('–', 'not yet')}\n${row('–', 'not yet')}`, file(''), 1],
    [row('a.test.ts', 'works'), file("test('is so', () => {})"), 1],
    [row('a.test.ts', 'works'), file("// [C-1-01]\ntest('is so [C-1-01]', () => {})"), 1],
    [row('–', 'not yet'), file("test('is so [C-1-01]', () => {})"), 1],
    [row('a.test.ts', 'works'), file("test('is so [C-1-01]', () => {})"), 0],
    [`${row('a.test.ts', 'works')}\n${row('a.test.ts', 'works').replace('C-1-01', 'C-1.13-02')}`, file(validTest), 0],
  ]
  return cases
    .map(([text, tags, expected]) => [text, findingsOf(rowsOf(text), tags), expected])
    .filter(([, findings, expected]) => findings.length !== expected)
    .map(([text, findings, expected]) => `self-test: "${text}" should give ${expected}, gave: ${findings.join('; ')}`)
}

const rows = rowsOf(readFileSync(join(ROOT, FILE), 'utf8'))
const tests = listSources(ROOT, ['apps', 'nouns', 'packages', 'e2e', 'scripts']).filter((file) =>
  /\.test\.tsx?$/.test(file),
)
const tags = new Map(tests.map((file) => [file, tagsOf(readFileSync(join(ROOT, file), 'utf8'), file)]))
const count = (state) => rows.filter((row) => row.state.startsWith(state)).length
report(
  'spec',
  [...selfTest(), ...findingsOf(rows, tags).map((message) => `${FILE}: ${message}`)],
  ['works', 'part', 'not yet', 'replaced'].map((state) => `${count(state)} ${state}`).join(', '),
)
