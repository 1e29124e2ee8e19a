import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { readChapters } from './chapters.ts'
import { makePdf } from './makePdf.ts'

let pdf: Buffer
let manual: Awaited<ReturnType<typeof getDocumentProxy>>
let pages: string[]
const chapters = readChapters()
// Line breaks depend on the layout.
const joined = (text: string) => text.replaceAll(/\s/g, '')

beforeAll(async () => {
  pdf = await makePdf()
  manual = await getDocumentProxy(new Uint8Array(pdf))
  pages = (await extractText(manual)).text.map(joined)
}, 60_000)

test('its text can be found and copied, in fonts that it brings along, and a reader knows its language', async () => {
  const text = pages.join('')
  for (const word of ['守押安全管理平台', '签名接收', '「重置两步验证」', '按住名称左边的小点拖动'])
    expect(text).toContain(word)
  const raw = pdf.toString('latin1')
  expect(raw.match(/\/FontFile3 /g)).toHaveLength(2)
  expect([...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+NotoSansHans-(\w+)/g)].map(([, weight]) => weight)).toEqual(
    expect.arrayContaining(['Regular', 'Bold']),
  )
  // A character that the font lacks is drawn as a box and extracted as nothing.
  expect(text).not.toMatch(/[\0\ufffd]/)
  expect((await manual.getMetadata()).info).toMatchObject({ Title: '守押安全管理平台 使用手册', Language: 'zh-CN' })
})

test('each chapter begins a page, which contents and bookmarks lead to, with its sections below [C-2.1-04]', async () => {
  const outline = await manual.getOutline()
  const contents = pages.slice(1, 1 + pages.slice(1).findIndex((text) => text.startsWith('1登录')))
  expect(outline.map(({ title }) => title)).toEqual(chapters.map(({ title }, index) => `${index + 1} ${title}`))
  expect(outline.every(({ items }) => items.length > 1)).toBe(true)
  for (const { title, dest } of outline) {
    const [target] = typeof dest === 'string' ? ((await manual.getDestination(dest)) ?? []) : (dest ?? [])
    const number = await manual.getPageIndex(target)
    expect(pages[number]?.startsWith(joined(title))).toBe(true)
    expect(contents.join('')).toContain(`${joined(title)}${number + 1}`)
  }
  const links = await (await manual.getPage(2)).getAnnotations()
  expect(links.length).toBeGreaterThan(20)
})

test('pages are counted at their foot, and the whole stays small', () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const [index, text] of pages.entries()) if (index > 0) expect(text.endsWith(`使用手册${index + 1}`)).toBe(true)
  expect(pdf.length).toBeLessThan(5_000_000)
})

test('the same sources are the same file', async () => {
  expect((await makePdf()).equals(pdf)).toBe(true)
})
