import pinyin from 'tiny-pinyin'

/** `ysjj` for 钥匙交接: what people type who do not want to switch the keyboard. Other letters stay. */
export const initials = (text: string): string =>
  pinyin
    .parse(text)
    .map(({ type, target }) => (type === 2 ? (target[0] ?? '') : target))
    .join('')
    .toLowerCase()
