import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumArguments } from '../../scripts/lib/browser.mjs'
import { build, type Page } from './build.ts'
import { measure } from './measure.ts'
const out = '/tmp/w1-zz/results.json'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments })
const SIDES = ['ours', 'plain', 'antd', 'hookForm', 'formily', 'survey', 'formJs', 'kForm', 'nested']
const pages: Record<string, Page> = {}
for (const name of SIDES) pages[name] = await build(name)
const results: Record<string, any[]> = {}
const never: Record<string, Set<string>> = {}
const plan: [string[], number][] = []
const quick = ['ours', 'plain']
const peers = SIDES.slice(2, 8)
const all = [...quick, ...peers]
plan.push([all, 50], [all, 50], [all, 200], [all, 200], [[...quick, 'nested'], 1000], [[...quick, 'nested'], 1000], [all, 1000], [[...quick, 'nested'], 1000], [quick, 200], [[...quick, 'nested'], 1000], [quick, 200], [[...quick, 'nested'], 1000], [quick, 200], [all, 50])
for (const [names, n] of plan) for (const name of names) {
  const key = `${name}:${n}`
  const begun = Date.now()
  const size = name === 'nested' ? { count: 980, labels: 180, errors: 180 } : { count: n, labels: n, errors: n }
  never[key] ??= new Set(name === 'kForm' && n > 100 ? ['submit'] : [])
  try { (results[key] ??= []).push(await measure(browser, pages[name]!, { ...size, never: never[key] })) } catch (e) { console.log(key, String(e).slice(0, 300)) }
  console.log(key, ((Date.now() - begun) / 1000).toFixed(0), 's')
  writeFileSync(out, JSON.stringify({ pages, results }))
}
await browser.close()
