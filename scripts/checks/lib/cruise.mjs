import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import law from '../../../.dependency-cruiser.mjs'
import { FOLDERS } from './source.mjs'

export const ruleNames = law.forbidden.map((rule) => rule.name)

const comments = new Map(law.forbidden.map((rule) => [rule.name, rule.comment]))

/**
 * Checks the law on the tree at `root`. Paths are relative to it, so the same rules fit a fixture.
 * @param {string} root
 * @param {{ folders?: string[], resolve?: object }} [options]
 */
export async function cruiseTree(root, { folders = FOLDERS, resolve = {} } = {}) {
  const options = { ...law.options, baseDir: root, validate: true, ruleSet: { forbidden: law.forbidden } }
  const existing = folders.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(existing, options, resolve)
  const modules = output.modules.filter((module) => !module.coreModule && !module.source.includes('node_modules/'))
  const violations = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    edge: `${from} → ${cycle ? cycle.map((step) => step.name).join(' → ') : to}`,
    advice: comments.get(rule.name),
  }))
  return { modules, violations }
}

/** Lets a fixture tree use the names of our packages, which node_modules would resolve to the real ones. */
export function fixtureResolve(root, packages) {
  const folders = [
    ...packages.map((name) => [name, `packages/${name}/src`]),
    ...['server', 'console'].map((name) => [name, `apps/${name}/src`]),
    ['nouns', 'nouns'],
  ]
  const alias = Object.fromEntries(folders.map(([name, folder]) => [`@shouya/${name}`, join(root, folder)]))
  return { alias, extensions: ['.ts', '.tsx', '.mjs', '.js'] }
}
