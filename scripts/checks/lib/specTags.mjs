import { parseSync } from '@swc/core'
import { walk } from './source.mjs'

const TAG = /\[([CF]-[\d.]+-\d+(?: [CF]-[\d.]+-\d+)*)\]/g
const AT_END = new RegExp(`${TAG.source}$`)

/** The rows of docs/spec.md named at the end of a file's test titles, and tags in other places. */
export function tagsOf(text, file = 'a.test.ts') {
  const tags = [...text.matchAll(TAG)].map((match) => match[0])
  if (tags.length === 0) return { named: new Set(), stray: [] }
  const inTitles = titlesOf(text, file).flatMap((title) => title.match(AT_END)?.[0] ?? [])
  const stray = [...tags]
  for (const tag of inTitles) stray.splice(stray.indexOf(tag), 1)
  return { named: new Set(inTitles.flatMap((tag) => tag.slice(1, -1).split(' '))), stray }
}

/** The first arguments of `test(…)`, `test.each(…)(…)` and similar calls. */
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
