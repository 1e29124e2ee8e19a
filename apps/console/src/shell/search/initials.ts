import pinyin from 'tiny-pinyin'

/** `ysjj` for 钥匙交接, for searching without an input method. Other letters stay. */
export const initials = (text: string): string =>
  pinyin
    .parse(text)
    .map(({ type, target }) => (type === 2 ? (target[0] ?? '') : target))
    .join('')
    .toLowerCase()
