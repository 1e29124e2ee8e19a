import { isGenerated, isProduct, isTest, parse, place, walk } from './source.mjs'

const ADVICE = {
  'hidden-type-import': 'Write `import type` at the top of the file, so that the import law sees it.',
  'hidden-computed-import': 'Name the file: an import with a computed path escapes the law and the dead-code check.',
  'no-re-export':
    "No barrels inside an app: import from the file that defines the thing. Only an area's public.ts may pass functions on.",
  'workspaces-by-name': 'Reach another workspace by its package name (@shouya/contract/errors), never by a path.',
}

export const hiddenRules = Object.keys(ADVICE)

/**
 * Imports that dependency-cruiser with swc does not report: `import('x').T` in a type, a re-export next to an import of
 * the same file, a computed path, and whether a neighbour was imported by name or by path. They must not circumvent the
 * law.
 */
export function hiddenImports(root, files) {
  return files.filter(isProduct).flatMap((file) => inFile(root, file))
}

function inFile(root, file) {
  const { tree, text } = parse(root, file)
  const findings = []
  walk(tree, (node) => {
    for (const rule of hiddenRules) {
      if (!breaks[rule](node, file)) continue
      const specifier = node.source?.raw ?? 'import('
      findings.push({ rule, from: file, edge: `${place(file, text, specifier)} ${specifier}`, advice: ADVICE[rule] })
    }
  })
  return findings
}

const breaks = {
  'hidden-type-import': (node) => node.type === 'TsImportType',
  'hidden-computed-import': (node, file) => isComputedImport(node) && !isTest(file) && !isGenerated(file),
  'no-re-export': (node, file) =>
    /^Export(Named|All)Declaration$/.test(node.type) &&
    /^[.]|^@shouya\//.test(node.source?.value ?? '') &&
    /^(apps|nouns)\/(?!\w+\/server\/public\.ts$)/.test(file),
  'workspaces-by-name': (node, file) => leavesWorkspace(node.source?.value ?? '', file),
}

function isComputedImport(node) {
  if (node.type !== 'CallExpression') return false
  if (node.callee.type === 'Import') return node.arguments[0]?.expression.type !== 'StringLiteral'
  return node.callee.object?.type === 'MetaProperty' && node.callee.property?.value === 'glob'
}

/** The support of browser tests belongs to no workspace. */
const SUPPORT = /^([.][.]\/)+e2e\/support\//

/** apps/server/src/core/x.ts is two folders below its workspace, nouns/daily/x.ts one: one more `..` leaves it. */
function leavesWorkspace(path, file) {
  if (typeof path !== 'string' || !path.startsWith('../')) return false
  if (/^nouns\/.*\/e2e\//.test(file) && SUPPORT.test(path)) return false
  const up = path.split('/').filter((step) => step === '..').length
  return up > file.split('/').length - (file.startsWith('nouns/') ? 2 : 3)
}
