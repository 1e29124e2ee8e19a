import pinyin from 'tiny-pinyin'

type Named = { title: string; path: string; trail: string }

/** Whether a page matches the input: by name, initials of the name, or route. */
export function matches({ title, path, trail }: Named, typed: string): boolean {
  const word = typed.trim().toLowerCase()
  if (word === '') return false
  return [title.toLowerCase(), trail.toLowerCase(), path.toLowerCase(), initials(title)].some((text) =>
    text.includes(word),
  )
}

/** `ysjj` for 钥匙交接, for searching without an input method. Other letters stay. */
const initials = (text: string): string =>
  pinyin
    .parse(text)
    .map(({ type, target }) => (type === 2 ? (target[0] ?? '') : target))
    .join('')
    .toLowerCase()
