// Every text exists in every language, is used, and is defined only in the text files.
import { resolve } from 'node:path'
import { chineseInCode } from './lib/chineseInCode.mjs'
import { difference, report } from './lib/report.mjs'
import { seedTexts } from './lib/seedTexts.mjs'
import { isConsoleHalf, isServerHalf } from './lib/source.mjs'
import {
  consoleTexts,
  declaredKeys,
  formsReactTexts,
  formsTexts,
  LANGUAGES,
  nounTexts,
  serverTexts,
} from './lib/textKeys.mjs'
import { comparePairs, finding, wrongWords } from './lib/textPairs.mjs'
import { readUses } from './lib/textUses.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FIXTURES = resolve(import.meta.dirname, 'fixtures/texts')

const SETS = [
  {
    where: 'console',
    load: consoleTexts,
    others: nounTexts,
    folders: ['apps/console/src', 'nouns'],
    skip: (file) => isServerHalf(file) || /\/(i18n\/(CN|US)|texts)\//.test(file),
  },
  {
    where: 'nouns',
    load: nounTexts,
    declared: declaredKeys,
    others: async (root, language) => ({
      ...(await consoleTexts(root, language)),
      ...(await serverTexts(root, language)),
    }),
    folders: ['apps/console/src', 'apps/server/src', 'nouns'],
    skip: (file) => /\/(i18n\/(CN|US)|texts)\//.test(file),
  },
  {
    where: 'server',
    load: serverTexts,
    others: nounTexts,
    folders: ['packages/contract/src', 'apps/server/src', 'nouns'],
    skip: (file) => isConsoleHalf(file) || /\/(messages|texts)\/(CN|US)\.ts$/.test(file),
  },
  {
    where: 'forms',
    load: formsTexts,
    folders: ['packages/forms/src'],
    skip: (file) => /\/texts\/(CN|US)\.ts$/.test(file),
  },
  ...['renderer', 'designer'].map((half) => ({
    where: half,
    load: formsReactTexts(half),
    folders: [`packages/forms-react/src/${half}`],
    skip: (file) => /\/texts\/(CN|US)\.ts$/.test(file),
  })),
]

async function judge(root) {
  const sets = await Promise.all(SETS.map((set) => judgeSet(root, set)))
  return {
    findings: [
      ...sets.flatMap(({ findings }) => findings),
      ...wrongWords('seed', seedTexts(root)),
      ...chineseInCode(root),
    ],
    keys: sets.map(({ count }) => count),
  }
}

async function judgeSet(root, { where, load, declared, others, folders, skip }) {
  const texts = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await load(root, language)])),
  )
  const keys = Object.keys(texts.CN)
  if (keys.length === 0) return { count: 0, findings: [finding('no-keys', `${where}: 0 keys were read`)] }
  return {
    count: keys.length,
    findings: [
      ...comparePairs(where, texts),
      ...readUses(root, folders, keys, {
        where,
        skip,
        declared: (await declared?.(root)) ?? [],
        others: Object.keys((await others?.(root, 'CN')) ?? {}),
      }),
    ],
  }
}

/** Each folder of fixtures/texts is a small product with exactly the faults that its name says. */
async function selfTest() {
  const findings = [
    'missing-key',
    'extra-key',
    'placeholders',
    'empty-text',
    'simplified-in-HK',
    'foreign-to-HK',
    'chinese-in-US',
    'wrong-in-US',
    'unused-key',
    'unknown-key',
    'missing-text',
    'dynamic-key',
    'chinese-in-code',
  ]
  const cases = { good: [], faulty: findings, nothing: ['no-keys'] }
  const judged = Object.entries(cases).map(async ([folder, expected]) => {
    const { findings } = await judge(resolve(FIXTURES, folder))
    const { missing, unexpected } = difference(new Set(expected), new Set(findings.map(({ rule }) => rule)))
    return [
      ...missing.map((rule) => `self-test: fixtures/texts/${folder} should be found ${rule}`),
      ...unexpected.map((rule) => `self-test: fixtures/texts/${folder} should not be found ${rule}`),
    ]
  })
  return (await Promise.all(judged)).flat()
}

const { findings, keys } = await judge(ROOT)
report(
  'texts',
  [...(await selfTest()), ...findings.map(({ text }) => text)],
  `${keys.join(' + ')} keys (console + nouns + server + forms + renderer + designer) in ${LANGUAGES.join(', ')}, all used; every rule bites on its fixture`,
)
