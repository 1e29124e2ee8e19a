import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from './source.mjs'

export const LANGUAGES = ['CN', 'HK', 'US']

/** The end of the names of a language's files: Hong Kong's are generated. */
const ending = (language) => (language === 'HK' ? '.gen.ts' : '.ts')

/** The console's texts of a language, from all group files, as `group.key` → text. */
export async function consoleTexts(root, language) {
  const folder = `apps/console/src/i18n/${language}`
  if (!existsSync(join(root, folder))) return {}
  const groups = readdirSync(join(root, folder)).filter(
    (name) => name.endsWith(ending(language)) && isGroup(root, `${folder}/${name}`),
  )
  const parts = await Promise.all(
    groups.map(async (name) => flatten(await load(root, `${folder}/${name}`), `${basename(name, ending(language))}.`)),
  )
  return Object.assign({}, ...parts)
}

/** The texts of a file with complete keys. */
async function wholeTexts(root, file) {
  return existsSync(join(root, file)) ? flatten(await load(root, file), '') : {}
}

/** The server's messages; the texts of nouns, which it uses too, are a separate set. */
export async function serverTexts(root, language) {
  const texts = await wholeTexts(root, `packages/contract/src/messages/${language}${ending(language)}`)
  const ofNouns = await nounTexts(root, language)
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !Object.hasOwn(ofNouns, key)))
}

/** The folders of declared nouns. */
const nounsIn = (root) => globSync('nouns/*/*/noun.ts', { cwd: root }).map(dirname)

/** The texts in the folders of nouns, as `noun.key` → text; reminders as `remind.{code}`, the server's key. */
export async function nounTexts(root, language) {
  const files = globSync(`nouns/*/*/texts/${language}${ending(language)}`, { cwd: root })
  const ofNouns = files.map(async (file) => {
    const { remind, ...texts } = await load(root, file)
    return { ...flatten(texts, `${basename(dirname(dirname(file)))}.`), ...flatten(remind, 'remind.') }
  })
  return Object.assign({}, ...(await Promise.all(ofNouns)))
}

/** The texts of the page of a list: of its records if they have moves, of its file, of the button for a new record. */
function pageTexts({ fields, moves }) {
  const some = (trait) => Object.values(fields).some((field) => field[trait])
  return [
    ...['keywords', 'about'],
    ...(moves ? ['title'] : []),
    ...(some('exported') ? ['book'] : []),
    ...(some('entered') ? ['add'] : []),
  ]
}

/**
 * The texts required by the declarations of nouns: of each field but digests, also of their parts, of moves, of counters,
 * of values without a dictionary, of shapes, of the page of a list and its flags.
 */
export async function declaredKeys(root) {
  const keys = nounsIn(root).map(async (folder) => {
    const module = await import(pathToFileURL(join(root, folder, 'noun.ts')).href)
    const noun = module[basename(folder)]
    const { name, fields, moves, parts, logged, counters, query } = noun
    const { log } = await load(root, `${folder}/texts/CN.ts`)
    return [
      ...fieldKeys(name, fields),
      ...(logged ?? []).map((field) => `${name}.field.${field}`),
      ...Object.entries(parts ?? {}).flatMap(([part, { fields }]) => fieldKeys(`${name}.${part}`, fields)),
      ...Object.keys(moves ?? {}).map((move) => `${name}.move.${move}`),
      ...(query ? pageTexts(noun).map((text) => `${name}.${text}`) : []),
      ...(query?.flags ?? []).map((flag) => `${name}.flag.${flag}`),
      ...Object.entries(counters ?? {}).flatMap(([counter, { tile }]) => (tile ? [`${name}.count.${counter}`] : [])),
      ...(log ? [`${name}.log`] : []),
    ]
  })
  return (await Promise.all(keys)).flat()
}

const fieldKeys = (name, fields) =>
  Object.entries(fields).flatMap(([field, { kind, pattern, values = [] }]) => [
    ...(kind === 'digest' ? [] : [`${name}.field.${field}`]),
    ...(pattern === undefined ? [] : [`${name}.rule.${field}`]),
    ...values.map((value) => `${name}.choice.${field}.${value}`),
  ])

export const formsTexts = (root, language) =>
  wholeTexts(root, `packages/forms/src/texts/${language}${ending(language)}`)

/** @param part of the package: renderer or designer, each with texts of its own */
export const formsReactTexts = (part) => (root, language) =>
  wholeTexts(root, `packages/forms-react/src/${part}/texts/${language}${ending(language)}`)

/** A file that only re-exports or collects other groups is not a group. */
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
