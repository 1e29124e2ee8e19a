import { parseSync } from '@swc/core'
import { walk } from './source.mjs'

const TAG = /\[([CF]-[\d.]+-\d+(?: [CF]-[\d.]+-\d+)*)\]/g
const AT_END = new RegExp(`${TAG.source}$`)

/** The rows of docs/spec.md that the titles of a file's tests name at their ends, and what looks like a tag elsewhere. */
export function tagsOf(text, file = 'a.test.ts') {
  const all = [...text.matchAll(TAG)].map((match) => match[0])
  if (all.length === 0) return { named: new Set(), stray: [] }
  const found = titlesOf(text, file).flatMap((title) => title.match(AT_END)?.[0] ?? [])
  const stray = [...all]
  for (const tag of found) stray.splice(stray.indexOf(tag), 1)
  return { named: new Set(found.flatMap((tag) => tag.slice(1, -1).split(' '))), stray }
}

/** What stands as first argument of `test(…)`, `test.each(…)(…)` and their like. */
function titlesOf(text, file) {
  const titles = []
  walk(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }), (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'test') return
    const title = node.arguments[0]?.expression
    if (title?.type === 'StringLiteral') titles.push(title.value)
    if (title?.type === 'TemplateLiteral') titles.push(title.quasis.at(-1).cooked)
  })
  return titles
}

function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.value
  if (callee.type === 'MemberExpression') return nameOf(callee.object)
  return callee.type === 'CallExpression' ? nameOf(callee.callee) : undefined
}
