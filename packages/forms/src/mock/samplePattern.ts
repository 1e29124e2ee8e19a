/** A generator of pseudo-random numbers, 0 to `below` - 1; the same sequence for the same seed. */
export type Dice = (below: number) => number

export function seeded(seed: number): Dice {
  let state = seed >>> 0
  // mulberry32: small; it is not used for secrets.
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
 * A text that a pattern of the common kinds is likely to match: literals, classes, groups, alternatives, repeats. The
 * caller has to test it, since anchors and rare elements are ignored.
 */
export function samplePattern(source: string, dice: Dice): string {
  let position = 0
  const peek = () => source[position] ?? ''

  function alternatives(): string {
    const branches = [sequence()]
    while (peek() === '|') {
      position++
      branches.push(sequence())
    }
    return branches[dice(branches.length)] ?? ''
  }
  function sequence(): string {
    let text = ''
    while (position < source.length && peek() !== '|' && peek() !== ')') text += repeated()
    return text
  }
  /** The element is generated for each repeat, so that repeats differ. */
  function repeated(): string {
    const start = position
    const first = element()
    const elementEnd = position
    const count = repeats()
    const end = position
    let text = count > 0 ? first : ''
    for (let n = 1; n < count; n++) {
      position = start
      text += element()
    }
    position = count > 1 || elementEnd === end ? end : position
    return text
  }
  function repeats(): number {
    const quantifier = /^(?:\{(\d+)(,)?(\d*)\}|[*+?])\??/.exec(source.slice(position, position + 20))
    if (!quantifier) return 1
    position += quantifier[0].length
    const least = quantifier[1] ? Number(quantifier[1]) : quantifier[0].startsWith('+') ? 1 : 0
    const most = quantifier[1]
      ? quantifier[2]
        ? Number(quantifier[3] || least + FEW)
        : least
      : quantifier[0].startsWith('?')
        ? 1
        : least + FEW
    return Math.min(least + dice(Math.min(most - least, FEW) + 1), 2_000)
  }
  function element(): string {
    const character = peek()
    position++
    if (character === '(') return group()
    if (character === '[') return oneOf(characterClass())
    if (character === '\\') return oneOf(escaped())
    if (character === '.') return oneOf(LETTERS)
    return character === '^' || character === '$' ? '' : character
  }
  function group(): string {
    const head = /^\?(?::|<\w+>|P<\w+>)/.exec(source.slice(position, position + 50))
    position += head?.[0].length ?? 0
    const text = alternatives()
    position++
    return text
  }
  function escaped(): string {
    const character = peek()
    position++
    if (character === 'u' || character === 'x') return hexadecimal(character)
    if (character === 'b' || character === 'B') return ''
    if (character === 'D' || character === 'S' || character === 'W') return character === 'W' ? '-' : LETTERS
    return CLASSES[character] ?? ({ n: '\n', t: '\t', r: '\r' }[character] || character)
  }
  function hexadecimal(kind: string): string {
    const digits = /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{2,4}))/.exec(
      source.slice(position, position + (kind === 'x' ? 2 : 8)),
    )
    position += digits?.[0].length ?? 0
    return String.fromCodePoint(Math.min(Number.parseInt(digits?.[1] ?? digits?.[2] ?? '3f', 16), 0x10ffff))
  }
  function characterClass(): string {
    const isNot = peek() === '^'
    if (isNot) position++
    let members = ''
    while (position < source.length && (peek() !== ']' || members === '')) members += member()
    position++
    if (!isNot) return members
    return [...`${LETTERS}0123456789 -`].filter((character) => !members.includes(character)).join('')
  }
  function member(): string {
    const start = character()
    if (peek() !== '-' || source[position + 1] === ']' || [...start].length > 1) return start
    position++
    return range(start.codePointAt(0) ?? 0, character().codePointAt(0) ?? 0)
  }
  /** The next character of a class, or the characters of an escape. */
  function character(): string {
    const char = peek()
    position++
    return char === '\\' ? escaped() : char
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
