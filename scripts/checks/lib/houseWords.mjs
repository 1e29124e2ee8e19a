/**
 * Words that a bank in Hong Kong does not use: of the mainland or of Taiwan, and of other houses (docs/glossary.md).
 */
const HOUSE_WORDS = {
  信息: '資料、訊息',
  登錄: '登入',
  打印: '列印',
  默認: '預設',
  賬: '帳',
  設置: '設定',
  搜索: '搜尋',
  上傳: '上載',
  字符: '字元',
  文本: '文字',
  超時: '逾時',
  添加: '新增',
  新建: '新增',
  打開: '開啟',
  點擊: '按',
  刷新: '重新整理',
  重置: '重設',
  拷貝: '複製',
  檢視: '查看',
  使用者: '用戶',
  位址: '地址',
  網路: '網絡',
  工作階段: '會話',
  什麼: '甚麼',
  聯系: '聯絡',
  照片: '相片',
  視頻: '視像',
  錄像: '錄影',
  簽字: '簽名',
  簽署: '簽名',
  脫敏: '遮蓋',
  排班: '編更',
  班次: '更次',
  當班: '當值',
  值班: '當值',
  廠商: '承辦商',
  封籤: '封條',
  封簽: '封條',
  保衞: '保衛',
  '“': '「',
  '”': '」',
}

/** The first such word of a text with its replacement; '' if there is none. */
export function foreignToHongKong(text) {
  const word = Object.keys(HOUSE_WORDS).find((candidate) => text.includes(candidate))
  return word ? `${word} (${HOUSE_WORDS[word]})` : ''
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
