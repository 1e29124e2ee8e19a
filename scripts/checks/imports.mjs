// The import rules of the design, and a proof that each rule reports its violation.
import { resolve } from 'node:path'
import { cruiseTree, fixtureResolve, ruleNames } from './lib/cruise.mjs'
import { hiddenImports, hiddenRules } from './lib/hiddenImports.mjs'
import { nounCycleRule, nounCycles } from './lib/nounCycles.mjs'
import { difference, report } from './lib/report.mjs'
import { schemaReach, schemaRule } from './lib/schemaReach.mjs'
import { FOLDERS, isProduct, listSources } from './lib/source.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FIXTURE = resolve(import.meta.dirname, 'fixtures/imports')
const PACKAGES = ['noun', 'forms', 'forms-react', 'approvals', 'contract']
const READ_AT_LEAST = 0.9

async function judge(root, resolveOptions) {
  const { modules, violations } = await cruiseTree(root, { resolve: resolveOptions })
  const hidden = hiddenImports(root, listSources(root, ['packages', 'apps', 'nouns']))
  return { modules, violations: [...violations, ...hidden, ...schemaReach(modules), ...nounCycles(modules)] }
}

/** A run that read hardly any modules would pass without checking anything. */
function tooLittle(modules) {
  const onDisk = listSources(ROOT, FOLDERS).filter(isProduct)
  const read = new Set(modules.map((module) => module.source))
  const unread = onDisk.filter((file) => !read.has(file))
  if (onDisk.length === 0 || read.size === 0) return ['0 modules were read: is @swc/core installed?']
  if (unread.length <= onDisk.length * (1 - READ_AT_LEAST)) return []
  return [
    `only ${onDisk.length - unread.length} of ${onDisk.length} source files were read; not e.g. ${unread.slice(0, 3).join(', ')}`,
  ]
}

/** Imports by package name must resolve to the sources, or the rules between packages check nothing. */
function ledAstray(modules) {
  const edges = modules.flatMap(({ source, dependencies }) => dependencies.map((edge) => ({ source, ...edge })))
  const byName = edges.filter(({ module }) => module.startsWith('@shouya/'))
  return byName
    .filter(({ resolved }) => !isProduct(resolved))
    .map(({ source, module, resolved }) => `${source}: ${module} was resolved to ${resolved}, not to its source`)
}

function notBiting({ violations }) {
  const { missing, unexpected } = difference(
    new Set([...ruleNames, ...hiddenRules, schemaRule, nounCycleRule]),
    new Set(violations.map((violation) => violation.rule)),
  )
  return [
    ...missing.map((rule) => `rule ${rule} does not bite: nothing in fixtures/imports violates it`),
    ...unexpected.map((rule) => `fixtures/imports violates ${rule}, which is no rule`),
    ...violations
      .filter(({ from }) => /\/allowed\b/.test(from))
      .map(({ rule, edge }) => `${rule} forbids what it should allow: ${edge}`),
  ]
}

/** Each rule's advice once, with all its violations. */
function inWords(violations) {
  const byRule = Map.groupBy(violations, ({ rule }) => rule)
  return [...byRule].map(
    ([rule, ofRule]) => `[${rule}] ${ofRule[0].advice}\n${ofRule.map(({ edge }) => `  ${edge}`).join('\n')}`,
  )
}

const fixture = await judge(FIXTURE, fixtureResolve(FIXTURE, PACKAGES))
const tree = await judge(ROOT)
const rules = ruleNames.length + hiddenRules.length + 2
report(
  'imports',
  [...notBiting(fixture), ...tooLittle(tree.modules), ...ledAstray(tree.modules), ...inWords(tree.violations)],
  `${tree.modules.length} modules obey ${rules} rules; every rule bites on its fixture`,
)
