import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from '@swc/core'

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', 'coverage', 'data', '.runtime', '.git', 'test-results'])

/** Every folder with sources of this repository. */
export const FOLDERS = ['packages', 'apps', 'nouns', 'bench', 'e2e', 'scripts']

/** Product code, as opposed to tools and browser tests. */
export const isProduct = (file) => /^(packages|apps)\/[^/]+\/src\/|^nouns\//.test(file)

export const isServerHalf = (file) => /^(apps\/server\/src|nouns\/(\w+\/){1,2}(server|demo))\//.test(file)

export const isConsoleHalf = (file) => /^(apps\/console\/src|nouns\/(\w+\/){1,2}console)\//.test(file)

/**
 * Hand-written and generated .ts, .tsx and .mjs under the given folders, as paths from the root with forward slashes.
 */
export function listSources(root, folders) {
  return folders.flatMap((folder) => walkFolder(root, join(root, folder))).sort()
}

function walkFolder(root, folder) {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walkFolder(root, path)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [relative(root, path).split(sep).join('/')] : []
  })
}

export const isTest = (file) => /\.(test|typetest)\.tsx?$|\/testing\//.test(file)

export const isGenerated = (file) => /\.gen\.tsx?$/.test(file)

/** The swc tree of a file, with its text for locating lines (swc's offsets continue from file to file). */
export function parse(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
  return { tree, text }
}

/** Calls visit(node, parent) for every typed node. */
export function walk(node, visit, parent) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit, parent)
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  const typed = typeof node.type === 'string'
  if (typed) visit(node, parent)
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'span' && value && typeof value === 'object') walk(value, visit, typed ? node : parent)
  }
}

/** `file:line` of the first occurrence of a text; precise enough to click on. */
export function place(file, text, excerpt) {
  const index = text.indexOf(excerpt)
  return index < 0 ? file : `${file}:${text.slice(0, index).split('\n').length}`
}
