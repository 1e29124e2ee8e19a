/** A source of numbers that gives the same ones for the same seed: 0 up to `below`. */
export type Dice = (below: number) => number

export function seeded(seed: number): Dice {
  let state = seed >>> 0
  // mulberry32: small, and nobody's secret depends on it.
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const CLASSES: Readonly<Record<string, string>> = { d: '0123456789', w: `${LETTERS}0123456789_`, s: ' ' }

/** More repeats than this make no better example. */
const FEW = 3

/**
 * A text that a pattern of the common kinds is likely to take: literals, classes, groups, alternatives, repeats. Whoever
 * asks has to test it, since anchors and what is rare are not looked at.
 */
export function samplePattern(source: string, dice: Dice): string {
  let at = 0
  const peek = () => source[at] ?? ''

  function alternatives(): string {
    const all = [sequence()]
    while (peek() === '|') {
      at++
      all.push(sequence())
    }
    return all[dice(all.length)] ?? ''
  }
  function sequence(): string {
    let text = ''
    while (at < source.length && peek() !== '|' && peek() !== ')') text += repeated()
    return text
  }
  /** The element is read anew for each repeat, so that repeats differ. */
  function repeated(): string {
    const start = at
    const first = element()
    const end = at
    const count = repeats()
    const after = at
    let text = count > 0 ? first : ''
    for (let n = 1; n < count; n++) {
      at = start
      text += element()
    }
    at = count > 1 || end === after ? after : at
    return text
  }
  function repeats(): number {
    const found = /^(?:\{(\d+)(,)?(\d*)\}|[*+?])\??/.exec(source.slice(at, at + 20))
    if (!found) return 1
    at += found[0].length
    const least = found[1] ? Number(found[1]) : found[0].startsWith('+') ? 1 : 0
    const most = found[1]
      ? found[2]
        ? Number(found[3] || least + FEW)
        : least
      : found[0].startsWith('?')
        ? 1
        : least + FEW
    return Math.min(least + dice(Math.min(most - least, FEW) + 1), 2_000)
  }
  function element(): string {
    const character = peek()
    at++
    if (character === '(') return group()
    if (character === '[') return oneOf(characterClass())
    if (character === '\\') return oneOf(escaped())
    if (character === '.') return oneOf(LETTERS)
    return character === '^' || character === '$' ? '' : character
  }
  function group(): string {
    const head = /^\?(?::|<\w+>|P<\w+>)/.exec(source.slice(at, at + 50))
    at += head?.[0].length ?? 0
    const text = alternatives()
    at++
    return text
  }
  function escaped(): string {
    const character = peek()
    at++
    if (character === 'u' || character === 'x') return hexadecimal(character)
    if (character === 'b' || character === 'B') return ''
    if (character === 'D' || character === 'S' || character === 'W') return character === 'W' ? '-' : LETTERS
    return CLASSES[character] ?? ({ n: '\n', t: '\t', r: '\r' }[character] || character)
  }
  function hexadecimal(kind: string): string {
    const digits = /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{2,4}))/.exec(source.slice(at, at + (kind === 'x' ? 2 : 8)))
    at += digits?.[0].length ?? 0
    return String.fromCodePoint(Math.min(Number.parseInt(digits?.[1] ?? digits?.[2] ?? '3f', 16), 0x10ffff))
  }
  function characterClass(): string {
    const isNot = peek() === '^'
    if (isNot) at++
    let members = ''
    while (at < source.length && (peek() !== ']' || members === '')) members += member()
    at++
    if (!isNot) return members
    return [...`${LETTERS}0123456789 -`].filter((character) => !members.includes(character)).join('')
  }
  function member(): string {
    const one = character()
    if (peek() !== '-' || source[at + 1] === ']' || [...one].length > 1) return one
    at++
    return range(one.codePointAt(0) ?? 0, character().codePointAt(0) ?? 0)
  }
  /** The next character of a class, or the characters that an escape stands for. */
  function character(): string {
    const one = peek()
    at++
    return one === '\\' ? escaped() : one
  }
  /** At most a hundred of a range: Chinese alone has twenty thousand. */
  const range = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, Math.min(to - from + 1, 100)) }, (_, index) =>
      String.fromCodePoint(from + index),
    ).join('')
  const oneOf = (characters: string): string => {
    const all = [...characters]
    return all[dice(all.length)] ?? ''
  }

  return alternatives()
}
