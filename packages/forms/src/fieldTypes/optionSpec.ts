import { isList, isObject, type Json } from '../json.ts'
import type { TextKey } from '../texts.ts'

export type OptionKind =
  | 'text'
  | 'words'
  | 'flag'
  | 'number'
  | 'limit'
  | 'choice'
  | 'items'
  | 'texts'
  | 'map'
  | 'permission'
  | 'json'

/** One option of a field type: what the properties panel edits, what a new field gets, what a field without it means. */
export interface OptionSpec<V extends Json | undefined = Json | undefined> {
  readonly kind: OptionKind
  /** In a new field (forms.md 1.2, dialect B); `undefined` leaves the option out. */
  readonly initial: V
  /** How a field behaves that lacks the option, or carries something unusable there. */
  readonly absent: V
  readonly accepts: (value: Json) => boolean
  readonly choices?: readonly string[]
  /** The text of each language that a new field begins with. */
  readonly words?: TextKey | readonly TextKey[]
}

export const text = (initial = ''): OptionSpec<string> => ({
  kind: 'text',
  initial,
  absent: initial,
  accepts: (value) => typeof value === 'string',
})

/** Words that people read: a new field gets them in the administrator's language. */
export const words = (key: TextKey): OptionSpec<string> => ({ ...text(), kind: 'words', words: key })

export const flag = (initial = false, absent = initial): OptionSpec<boolean> => ({
  kind: 'flag',
  initial,
  absent,
  accepts: (value) => typeof value === 'boolean',
})

export const number = (initial: number): OptionSpec<number> => ({
  kind: 'number',
  initial,
  absent: initial,
  accepts: (value) => typeof value === 'number',
})

/** A number, or null for "none". The original's panel leaves '' behind when a limit is cleared. */
export const limit = (): OptionSpec<number | null> => ({
  kind: 'limit',
  initial: null,
  absent: null,
  accepts: (value) => value === null || typeof value === 'number',
})

export const choice = <const C extends readonly string[]>(choices: C, initial: C[number]): OptionSpec<C[number]> => ({
  kind: 'choice',
  choices,
  initial,
  absent: initial,
  accepts: (value) => typeof value === 'string' && choices.includes(value),
})

/** Several words in a fixed order, as the two placeholders of a range. */
export const texts = (...keys: TextKey[]): OptionSpec<readonly string[]> => ({
  kind: 'texts',
  initial: [],
  absent: [],
  accepts: (value) => isList(value) && value.every((item) => typeof item === 'string'),
  words: keys,
})

export const map = (): OptionSpec<Readonly<Record<string, Json>>> => ({
  kind: 'map',
  initial: {},
  absent: {},
  accepts: isObject,
})

/** A default value: its form follows the field's type and is judged there. */
export const json = <V extends Json | undefined>(initial: V, absent: V = initial): OptionSpec<V> => ({
  kind: 'json',
  initial,
  absent,
  accepts: () => true,
})

/** An option that the type knows and a new field does not carry yet. */
export const unset = <V extends Json>(spec: OptionSpec<V>): OptionSpec<V> => ({ ...spec, initial: undefined as never })
