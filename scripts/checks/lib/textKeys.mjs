import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from './source.mjs'

export const LANGUAGES = ['CN', 'HK', 'US']

/** The texts of the console: every group file of a language, as `group.key` → text. */
export async function consoleTexts(root, language) {
  const folder = `apps/console/src/i18n/${language}`
  if (!existsSync(join(root, folder))) return {}
  const groups = readdirSync(join(root, folder)).filter(
    (name) => name.endsWith('.ts') && isGroup(root, `${folder}/${name}`),
  )
  const parts = await Promise.all(
    groups.map(async (name) => flatten(await load(root, `${folder}/${name}`), `${name.slice(0, -'.ts'.length)}.`)),
  )
  return Object.assign({}, ...parts)
}

/** The texts of one file per language, whose keys are written out whole. */
async function wholeTexts(root, file) {
  return existsSync(join(root, file)) ? flatten(await load(root, file), '') : {}
}

/** What the server says; the texts of nouns, which it says as well, are a set of their own. */
export async function serverTexts(root, language) {
  const texts = await wholeTexts(root, `packages/contract/src/messages/${language}.ts`)
  const ofNouns = await nounTexts(root, language)
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !Object.hasOwn(ofNouns, key)))
}

/** The folders of nouns that say what they are. */
const nounsIn = (root) => globSync('nouns/*/*/noun.ts', { cwd: root }).map(dirname)

/** The texts of nouns, as `noun.key` → text. */
export async function nounTexts(root, language) {
  const parts = nounsIn(root).map(async (folder) =>
    flatten(await load(root, `${folder}/texts/${language}.ts`), `${basename(folder)}.`),
  )
  return Object.assign({}, ...(await Promise.all(parts)))
}

/** The texts that nouns need by their declarations: of each field but digests, of moves, of values without a dictionary. */
export async function declaredKeys(root) {
  const keys = nounsIn(root).map(async (folder) => {
    const module = await import(pathToFileURL(join(root, folder, 'noun.ts')).href)
    const { name, fields, moves } = module[basename(folder)]
    const choices = Object.entries(fields).flatMap(([field, { values = [] }]) =>
      values.map((value) => `${name}.choice.${field}.${value}`),
    )
    return [
      ...Object.keys(fields)
        .filter((field) => fields[field].kind !== 'digest')
        .map((field) => `${name}.field.${field}`),
      ...Object.keys(moves).map((move) => `${name}.move.${move}`),
      ...choices,
    ]
  })
  return (await Promise.all(keys)).flat()
}

export const formsTexts = (root, language) => wholeTexts(root, `packages/forms/src/texts/${language}.ts`)

/** @param half of the package: renderer or designer, each with texts of its own */
export const formsReactTexts = (half) => (root, language) =>
  wholeTexts(root, `packages/forms-react/src/${half}/texts/${language}.ts`)

/** A file that imports values or passes others on collects groups; it is none. */
function isGroup(root, file) {
  const { body } = parse(root, file).tree
  const collects = body.some(
    (node) =>
      (node.type === 'ImportDeclaration' && !node.typeOnly) || (node.source && node.type !== 'ImportDeclaration'),
  )
  return !collects && body.some((node) => node.type === 'ExportDefaultExpression')
}

const load = async (root, file) => (await import(pathToFileURL(join(root, file)).href)).default

function flatten(value, prefix) {
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flatten(text, `${prefix}${key}.`)),
    ),
  )
}
