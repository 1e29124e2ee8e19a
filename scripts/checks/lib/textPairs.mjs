import { foreignToHongKong, wrongInEnglish } from './houseWords.mjs'
import { simplifiedIn } from './simplified.mjs'

/** Each language names itself in its own words, so these stand in every language. */
const IN_EVERY_LANGUAGE = new Set(['简体中文', '繁體中文'])

const CJK = /[\p{Script=Han}\u3000-\u303f\uff00-\uff65]/u

/** i18next picks `key_one` and `key_other` by count: languages may differ in which of them they need. */
export const base = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** What is wrong between the languages of one set of texts. */
export function comparePairs(where, { CN, HK, US }) {
  return [
    ...against(where, 'HK', CN, HK),
    ...against(where, 'US', CN, US),
    ...Object.entries({ CN, HK, US }).flatMap(([language, texts]) => empty(where, language, texts)),
    ...wrongWords(where, { HK, US }),
  ]
}

/** What is not in the words and letters of its language. */
export const wrongWords = (where, { HK, US }) => [
  ...wrongScript(where, 'HK', HK, 'simplified-in-HK', (text) => simplifiedIn(text).join('')),
  ...wrongScript(where, 'HK', HK, 'foreign-to-HK', foreignToHongKong),
  ...wrongScript(where, 'US', US, 'chinese-in-US', (text) => text.match(CJK)?.[0] ?? ''),
  ...wrongScript(where, 'US', US, 'wrong-in-US', wrongInEnglish),
]

function against(where, language, source, texts) {
  const wanted = placeholders(source)
  const given = placeholders(texts)
  const at = `${where} ${language}`
  return [
    ...[...wanted.keys()]
      .filter((key) => !given.has(key))
      .map((key) => finding('missing-key', `${at}: ${key} is missing`)),
    ...[...given.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => finding('extra-key', `${at}: ${key} is not in CN`)),
    ...[...wanted]
      .filter(([key, names]) => given.has(key) && given.get(key) !== names)
      .map(([key, names]) => finding('placeholders', `${at}: ${key} has {${given.get(key)}}, CN has {${names}}`)),
  ]
}

function placeholders(texts) {
  const names = new Map()
  for (const [key, text] of Object.entries(texts)) {
    const found = [...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}/g)].map((match) => match[1])
    names.set(base(key), [...new Set([...(names.get(base(key)) ?? []), ...found])])
  }
  return new Map([...names].map(([key, list]) => [key, list.sort().join(', ')]))
}

/** Chinese counts with a word (3 把), English without: only a unit may be empty. */
const empty = (where, language, texts) =>
  Object.entries(texts)
    .filter(([key, text]) => text.trim() === '' && !/\.unit\./.test(key))
    .map(([key]) => finding('empty-text', `${where} ${language}: ${key} is empty`))

const wrongScript = (where, language, texts, rule, wrong) =>
  Object.entries(texts)
    .filter(([, text]) => !IN_EVERY_LANGUAGE.has(text) && wrong(text) !== '')
    .map(([key, text]) => finding(rule, `${where} ${language}: ${key} has "${wrong(text)}" in "${text}"`))

export const finding = (rule, text) => ({ rule, text: `${text} [${rule}]` })
