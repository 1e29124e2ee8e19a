import { words } from '../../hongKong/words.ts'

/** Words of Taiwan and of other houses that a bank in Hong Kong does not use, beside those that OpenCC writes. */
const OTHER_WORDS = {
  檢視: '查看',
  使用者: '用戶',
  位址: '地址',
  網路: '網絡',
  工作階段: '會話',
  聯系: '聯絡',
  簽署: '簽名',
  脫敏: '遮蓋',
  保衞: '保衛',
}

/** Words of the list that Hong Kong has too: with another meaning, or as the beginning of its own. */
const ALSO_OWN = new Set('籤 保存 對象 文件 手機號 身份證號 車牌號 只讀 可撤銷 窗口 考核 請假 配置'.split(' '))

const FOREIGN_WORDS = Object.entries({ ...words, ...OTHER_WORDS }).filter(
  ([word, own]) => word !== own && !ALSO_OWN.has(word),
)

/** The first such word of a text with its replacement; '' if there is none. */
export function foreignToHongKong(text) {
  const [word, own] = FOREIGN_WORDS.find(([candidate]) => text.includes(candidate)) ?? []
  return word ? `${word} (${own})` : ''
}

/** Words that are not American English, or for which the glossary has another one (docs/glossary.md). */
const NOT_ENGLISH = [
  [/\bmine to\b/i, 'for me to'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bnot same\b/i, 'differs'],
  [/\blog(ged|ging)?[ -]?(in|on|off|out)\b/i, 'sign in, sign out'],
  [/\b(infor?mations|equipments|staffs|advices|evidences)\b/i, 'no plural'],
  [/\bdownload center\b/i, 'Downloads'],
  [/\bcoffer/i, 'vault, cash box'],
  [/\bdel(ete)? success|\bsuccess!|\boperate\b/i, 'say what was done'],
  [/\b\w*(colour|behaviour|favour|honour|labour)/i, 'color'],
  [
    /\b(centre|metre|licence|cheque|catalogue|programme|grey|cancelled|cancelling|labelled|travelling)s?\b/i,
    'American spelling',
  ],
  [/\b(organi|authori|recogni|summari|initiali|categori|synchroni)s(e|ed|es|ing|ation)\b/i, 'American spelling'],
  // One record, two records: `{count} {count, record|records}`.
  [/\{\{?count\}?\} [a-z]+s\b/, 'a word that goes with a number is chosen'],
]

/** The first such word of a text with its replacement; '' if there is none. */
export function wrongInEnglish(text) {
  for (const [pattern, replacement] of NOT_ENGLISH) {
    const [match] = text.match(pattern) ?? []
    if (match) return `${match} (${replacement})`
  }
  return ''
}
