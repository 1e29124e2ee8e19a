import { foreignToHongKong, wrongInEnglish } from './houseWords.mjs'
import { simplifiedIn } from './simplified.mjs'

/** The names of the languages are the same in all languages. */
const IN_EVERY_LANGUAGE = new Set(['简体中文', '繁體中文'])

const CJK = /[\p{Script=Han}\u3000-\u303f\uff00-\uff65]/u

/** i18next selects `key_one` and `key_other` by count: languages may need different ones. */
export const base = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** The differences between the languages of a set of texts. */
export function comparePairs(where, { CN, HK, US }) {
  return [
    ...against(where, 'HK', CN, HK),
    ...against(where, 'US', CN, US),
    ...Object.entries({ CN, HK, US }).flatMap(([language, texts]) => empty(where, language, texts)),
    ...wrongWords(where, { HK, US }),
  ]
}

/** Texts with words or characters that do not belong to their language. */
export const wrongWords = (where, { HK, US }) => [
  ...wrongScript(where, 'HK', HK, 'simplified-in-HK', (text) => simplifiedIn(text).join('')),
  ...wrongScript(where, 'HK', HK, 'foreign-to-HK', foreignToHongKong),
  ...wrongScript(where, 'US', US, 'chinese-in-US', (text) => text.match(CJK)?.[0] ?? ''),
  ...wrongScript(where, 'US', US, 'wrong-in-US', wrongInEnglish),
]

function against(where, language, source, texts) {
  const expected = placeholders(source)
  const actual = placeholders(texts)
  const place = `${where} ${language}`
  return [
    ...[...expected.keys()]
      .filter((key) => !actual.has(key))
      .map((key) => finding('missing-key', `${place}: ${key} is missing`)),
    ...[...actual.keys()]
      .filter((key) => !expected.has(key))
      .map((key) => finding('extra-key', `${place}: ${key} is not in CN`)),
    ...[...expected]
      .filter(([key, names]) => actual.has(key) && actual.get(key) !== names)
      .map(([key, names]) => finding('placeholders', `${place}: ${key} has {${actual.get(key)}}, CN has {${names}}`)),
  ]
}

function placeholders(texts) {
  const names = new Map()
  for (const [key, text] of Object.entries(texts)) {
    const matches = [...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}/g)].map((match) => match[1])
    names.set(base(key), [...new Set([...(names.get(base(key)) ?? []), ...matches])])
  }
  return new Map([...names].map(([key, list]) => [key, list.sort().join(', ')]))
}

/** Chinese counts with a measure word (3 把), English without: only a unit may be empty. */
const empty = (where, language, texts) =>
  Object.entries(texts)
    .filter(([key, text]) => text.trim() === '' && !/\.unit\./.test(key))
    .map(([key]) => finding('empty-text', `${where} ${language}: ${key} is empty`))

const wrongScript = (where, language, texts, rule, faultIn) =>
  Object.entries(texts)
    .filter(([, text]) => !IN_EVERY_LANGUAGE.has(text) && faultIn(text) !== '')
    .map(([key, text]) => finding(rule, `${where} ${language}: ${key} has "${faultIn(text)}" in "${text}"`))

export const finding = (rule, text) => ({ rule, text: `${text} [${rule}]` })
