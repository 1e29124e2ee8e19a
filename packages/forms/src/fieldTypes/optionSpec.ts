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

/** An option of a field type: its editor in the properties panel, its value in a new field, its meaning if absent. */
export interface OptionSpec<V extends Json | undefined = Json | undefined> {
  readonly kind: OptionKind
  /** In a new field (forms.md 1.2, dialect B); `undefined` leaves the option out. */
  readonly initial: V
  /** The effective value when the option is missing or unusable. */
  readonly absent: V
  readonly accepts: (value: Json) => boolean
  readonly choices?: readonly string[]
  /** The text that a new field gets, in its language. */
  readonly words?: TextKey | readonly TextKey[]
}

export const text = (initial = ''): OptionSpec<string> => ({
  kind: 'text',
  initial,
  absent: initial,
  accepts: (value) => typeof value === 'string',
})

/** Text for users: a new field gets it in the administrator's language. */
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

/** A number, or null for "none". The original's panel leaves '' when a limit is cleared. */
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

/** Several texts in a fixed order, e.g. the two placeholders of a range. */
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

/** A default value: its form depends on the field's type and is checked there. */
export const json = <V extends Json | undefined>(initial: V, absent: V = initial): OptionSpec<V> => ({
  kind: 'json',
  initial,
  absent,
  accepts: () => true,
})

/** An option of the type that a new field does not carry. */
export const unset = <V extends Json>(spec: OptionSpec<V>): OptionSpec<V> => ({ ...spec, initial: undefined as never })
