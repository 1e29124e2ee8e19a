import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { consoleTexts, formsReactTexts, formsTexts, nounTexts, serverTexts } from '../checks/lib/textKeys.mjs'
import { manualFolder } from './chapters.ts'

const root = join(import.meta.dirname, '../..')
const files = readdirSync(manualFolder).filter((name) => name.endsWith('.md'))
const read = (file: string) => readFileSync(join(manualFolder, file), 'utf8')

/** Every visible string of the seed. */
const seedTexts = ['dicts', 'menus', 'operations', 'permissions', 'roles', 'settings'].flatMap((name) => {
  const text = readFileSync(join(root, `apps/server/src/db/seed/${name}.json`), 'utf8')
  return [...text.matchAll(/: "([^"]+)"/g)].map(([, value = '']) => value)
})

const literal = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

async function interfaceTexts(): Promise<RegExp> {
  const formsTextsOf = [formsTexts, formsReactTexts('renderer'), formsReactTexts('designer')]
  const readers = [consoleTexts, nounTexts, serverTexts, ...formsTextsOf]
  const sets = await Promise.all(readers.map((read) => read(root, 'CN')))
  // A text that consists only of parameters would match every word.
  const texts = sets.flatMap((set) => Object.values<string>(set)).filter((text) => !/^(\{\w+\})+$/.test(text))
  // A parameter may appear in the manual as it is, or as its value.
  const patterns = [...texts, ...seedTexts].map((text) => literal(text).replaceAll(/\{\w+\}/g, '.+'))
  return new RegExp(`^(${patterns.join('|')})$`)
}

describe.each(files)('%s', (file) => {
  const tokens = marked.lexer(read(file))
  const all: { type: string; href?: string; text?: string }[] = []
  void marked.walkTokens(tokens, (token) => void all.push(token as (typeof all)[number]))

  test('every word of the interface in it stands in the interface', async () => {
    const interfaceWords = await interfaceTexts()
    const words = [...read(file).matchAll(/「([^」]*)」?/g)].map(([, word = '']) => word)
    // The first chapter explains the brackets with an empty pair.
    expect(words.filter((word) => word !== '' && !interfaceWords.test(word))).toEqual([])
  })

  test('its pictures and the chapters that it names exist, and each picture says what it shows', () => {
    const ways = all.filter(({ type, href }) => type === 'image' || (type === 'link' && !href?.startsWith('http')))
    expect(ways.filter(({ href = '' }) => !existsSync(join(manualFolder, href)))).toEqual([])
    expect(all.filter(({ type, text }) => type === 'image' && !text)).toEqual([])
  })
})

test('a word that no page has would be found', async () => {
  const words = await interfaceTexts()
  expect(['没有这个按钮', '查 询', '登录登录'].filter((word) => words.test(word))).toEqual([])
})

test('every picture is used by the manual or by a README', () => {
  const papers = [
    ...files.map(read),
    ...['README.md', 'README.zh-CN.md'].map((file) => readFileSync(join(root, file), 'utf8')),
  ]
  const pictures = readdirSync(join(root, 'docs/pictures'))
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter((name) => !papers.some((paper) => paper.includes(`pictures/${name}`)))).toEqual([])
})
