/** What holds for a field wherever it is used; left out: no. */
export type Traits = {
  /** May be empty: null in a row. */
  readonly optional?: true
  /** Written by the form of the record, and by whoever changes the record with it. */
  readonly entered?: true
  /** Belongs to the record, not to its row in the list. */
  readonly detail?: true
  /** A column of the exported file; their order is that of the declaration. */
  readonly exported?: true
  /** Stands on paper; a test compares it with the sheet. */
  readonly printed?: true
  /** Keywords find the record by it. */
  readonly searched?: true
  /** Kept by templates of the form, and copied from the last record. */
  readonly kept?: true
  /** Copied from the last record, though no template keeps it. */
  readonly copied?: true
  /** Masked in a file unless somebody with this operation of the noun's permission gives a reason. */
  readonly sensitive?: string
  /** Part of the signed content since this version of it, counted from 1. */
  readonly signed?: number
  /**
   * The first version of the signed content leaves it out where this column is empty: so were fields signed that came
   * before versions did.
   */
  readonly signedIf?: string
}

/** Between what a number lies that somebody writes. */
export type Limits = { readonly min?: number; readonly max?: number }

/** What a field holds. */
export type Kind =
  /** The number of the record, e.g. `GZ2026112303170004`. */
  | { readonly kind: 'number' }
  /** Text of one line, or of several; `min` and `max` in characters. */
  | { readonly kind: 'line' | 'paragraph'; readonly min: number; readonly max: number }
  /** Text of one line that has a shape, as a number plate; at most `max` characters. */
  | { readonly kind: 'pattern'; readonly pattern: RegExp; readonly max: number }
  /** A value of a dictionary; where rules speak of its values, they lie between `min` and `max`. */
  | { readonly kind: 'code'; readonly dict: string; readonly min?: number; readonly max?: number }
  /** A value of a dictionary whose codes are texts of at most `max` characters, as posts `01`. */
  | { readonly kind: 'textCode'; readonly dict: string; readonly max: number }
  /** Several values of a dictionary; none is an empty list. */
  | { readonly kind: 'codes'; readonly dict: string; readonly min: number; readonly max: number }
  /** One of few values whose words stand in the texts as `{noun}.choice.{field}.{value}`. */
  | { readonly kind: 'choice'; readonly values: readonly number[] }
  /** The name of a unit, a person or a company as it was; its id stands in the column `of`. */
  | { readonly kind: 'unit' | 'person' | 'company'; readonly of: string }
  /** The number of another record; its id stands in the column `of`. */
  | { readonly kind: 'record'; readonly of: string }
  /** The id of another record of the noun. */
  | { readonly kind: 'id' }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day' }
  /** `HH:mm`. */
  | { readonly kind: 'time' }
  /**
   * `YYYY-MM-DD HH:mm:ss` in the business time zone; `instant`: signed as a point in time, so that the signature holds in
   * another business time zone, too.
   */
  | { readonly kind: 'moment'; readonly instant?: true }
  /** A length of time in minutes. */
  | { readonly kind: 'minutes' }
  | { readonly kind: 'flag' }
  /** An amount of money in fen. */
  | ({ readonly kind: 'money' } & Limits)
  /** A number that may have a fraction, of so many `digits`. */
  | ({ readonly kind: 'decimal'; readonly digits?: number } & Limits)
  /** Several names as one text, joined by 、 as it is stored. */
  | { readonly kind: 'names' }
  /** Ids of uploaded files of any type, at most `max`. */
  | { readonly kind: 'files'; readonly max: number }
  /** Ids of uploaded images, at most `max`. */
  | { readonly kind: 'photos'; readonly max: number }
  /** The id of one uploaded image. */
  | { readonly kind: 'file' }
  | ({ readonly kind: 'count' } & Limits)
  /** A number of a person, e.g. of a certificate, as somebody types it, perhaps of a shape: kept sealed, answered by no row. */
  | { readonly kind: 'personal'; readonly min: number; readonly max: number; readonly pattern?: RegExp }
  /** What rows show of a personal number. */
  | { readonly kind: 'masked' }
  /** A salted hash of personal numbers, which is signed in their place and leaves the server as little as they do. */
  | { readonly kind: 'digest' }

export type Field = Kind & Traits

/** Whether a field holds several values; none is an empty list. */
export const isList = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'photos' || kind === 'files' || kind === 'codes'

type Declared<K extends Kind, T extends Traits> = K & T

const none = {} as const

/** The number of the record. */
export const number = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'number', ...traits }) as Declared<{ readonly kind: 'number' }, T>

/** Text of one line, `min` (0: may be left out where it is optional) to `max` characters. */
export const line = <const T extends Traits = typeof none>(max: number, min: number, traits?: T) =>
  ({ kind: 'line', max, min, ...traits }) as Declared<{ kind: 'line'; max: number; min: number }, T>

/** Text of several lines, `min` to `max` characters. */
export const paragraph = <const T extends Traits = typeof none>(max: number, min: number, traits?: T) =>
  ({ kind: 'paragraph', max, min, ...traits }) as Declared<{ kind: 'paragraph'; max: number; min: number }, T>

/** Text of one line that has a shape, at most `max` characters; the texts say which, as `{noun}.rule.{field}`. */
export const pattern = <const T extends Traits = typeof none>(shape: RegExp, max: number, traits?: T) =>
  ({ kind: 'pattern', pattern: shape, max, ...traits }) as Declared<
    { kind: 'pattern'; pattern: RegExp; max: number },
    T
  >

/** A value of the dictionary `dict`. */
export const code = <const T extends Traits & { readonly min?: number; readonly max?: number } = typeof none>(
  dict: string,
  traits?: T,
) => ({ kind: 'code', dict, ...traits }) as Declared<{ kind: 'code'; dict: string }, T>

/** A value of the dictionary `dict`, whose codes are texts. */
export const textCode = <const T extends Traits = typeof none>(dict: string, max: number, traits?: T) =>
  ({ kind: 'textCode', dict, max, ...traits }) as Declared<{ kind: 'textCode'; dict: string; max: number }, T>

/** Several values of the dictionary `dict`, each `min` to `max`. */
export const codes = <const T extends Traits = typeof none>(dict: string, min: number, max: number, traits?: T) =>
  ({ kind: 'codes', dict, min, max, ...traits }) as Declared<
    { kind: 'codes'; dict: string; min: number; max: number },
    T
  >

/** One of few values that have no dictionary. */
export const choice = <const T extends Traits = typeof none>(values: readonly number[], traits?: T) =>
  ({ kind: 'choice', values, ...traits }) as Declared<{ kind: 'choice'; values: readonly number[] }, T>

/** The name of a unit; `of`: the column of its id. */
export const unit = <const O extends string, const T extends Traits = typeof none>(of: O, traits?: T) =>
  ({ kind: 'unit', of, ...traits }) as Declared<{ kind: 'unit'; of: O }, T>

/** The name of a person; `of`: the column of their id. */
export const person = <const O extends string, const T extends Traits = typeof none>(of: O, traits?: T) =>
  ({ kind: 'person', of, ...traits }) as Declared<{ kind: 'person'; of: O }, T>

/** The name of a company; `of`: the column of its id. */
export const company = <const O extends string, const T extends Traits = typeof none>(of: O, traits?: T) =>
  ({ kind: 'company', of, ...traits }) as Declared<{ kind: 'company'; of: O }, T>

/** The number of another record; `of`: the column of its id. */
export const record = <const O extends string, const T extends Traits = typeof none>(of: O, traits?: T) =>
  ({ kind: 'record', of, ...traits }) as Declared<{ kind: 'record'; of: O }, T>

/** The id of another record of the noun. */
export const id = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'id', ...traits }) as Declared<{ readonly kind: 'id' }, T>

/** A calendar day. */
export const day = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'day', ...traits }) as Declared<{ kind: 'day' }, T>

/** A time of the day. */
export const time = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'time', ...traits }) as Declared<{ readonly kind: 'time' }, T>

/** A point in time. */
export const moment = <const T extends Traits & { readonly instant?: true } = typeof none>(traits?: T) =>
  ({ kind: 'moment', ...traits }) as Declared<{ kind: 'moment' }, T>

/** A length of time. */
export const minutes = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'minutes', ...traits }) as Declared<{ kind: 'minutes' }, T>

/** Yes or no. */
export const flag = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'flag', ...traits }) as Declared<{ kind: 'flag' }, T>

/** An amount of money. */
export const money = <const T extends Traits & Limits = typeof none>(traits?: T) =>
  ({ kind: 'money', ...traits }) as Declared<{ readonly kind: 'money' }, T>

/** A number that may have a fraction. */
export const decimal = <const T extends Traits & Limits & { readonly digits?: number } = typeof none>(traits?: T) =>
  ({ kind: 'decimal', ...traits }) as Declared<{ readonly kind: 'decimal' }, T>

/** Several names as one text. */
export const names = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'names', ...traits }) as Declared<{ readonly kind: 'names' }, T>

/** Uploaded files, at most `max`. */
export const files = <const T extends Traits = typeof none>(max: number, traits?: T) =>
  ({ kind: 'files', max, ...traits }) as Declared<{ kind: 'files'; max: number }, T>

/** Uploaded images, at most `max`. */
export const photos = <const T extends Traits = typeof none>(max: number, traits?: T) =>
  ({ kind: 'photos', max, ...traits }) as Declared<{ kind: 'photos'; max: number }, T>

/** One uploaded image. */
export const file = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'file', ...traits }) as Declared<{ readonly kind: 'file' }, T>

/** How many. */
export const count = <const T extends Traits & Limits = typeof none>(traits?: T) =>
  ({ kind: 'count', ...traits }) as Declared<{ readonly kind: 'count' }, T>

/** A number of a person as somebody types it, `min` to `max` characters. */
export const personal = <const T extends Traits & { readonly pattern?: RegExp } = typeof none>(
  max: number,
  min: number,
  traits?: T,
) => ({ kind: 'personal', max, min, ...traits }) as Declared<{ kind: 'personal'; max: number; min: number }, T>

/** What rows show of a personal number. */
export const masked = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'masked', ...traits }) as Declared<{ readonly kind: 'masked' }, T>

/** A hash of personal numbers. */
export const digest = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'digest', ...traits }) as Declared<{ readonly kind: 'digest' }, T>
