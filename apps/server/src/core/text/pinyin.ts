import { customPinyin, pinyin } from 'pinyin-pro'

/** Words of a bank in which 行 and 长 are read otherwise than alone or in a name. */
customPinyin({
  总行: 'zǒng háng',
  分行: 'fēn háng',
  支行: 'zhī háng',
  银行: 'yín háng',
  行内: 'háng nèi',
  行长: 'háng zhǎng',
  科长: 'kē zhǎng',
})

const syllables = (text: string, surname: 'head' | 'off') =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true, surname })

/** Each reading once, joined and as its first letters: `hexiangbei hxb`. */
const written = (readings: readonly (readonly string[])[]): string =>
  [...new Set(readings.flatMap((parts) => [parts.join(''), parts.map((part) => part.slice(0, 1)).join('')]))]
    .filter((word) => word !== '')
    .join(' ')

/** A person's name in pinyin without tones, ü as v, and its initials; a surname that is read in its own way counts in both. */
export const pinyinOfName = (name: string): string => written([syllables(name, 'head'), syllables(name, 'off')])

/** A text in pinyin and its initials; empty without Chinese characters. */
export const pinyinOf = (text: string): string => written([syllables(text, 'off')])
