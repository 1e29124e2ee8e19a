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
  /** Keywords find the record by it. */
  readonly searched?: true
  /** Kept by templates of the form, and copied from the last record. */
  readonly kept?: true
  /** Part of the signed content since this version of it, counted from 1. */
  readonly signed?: number
}

/** What a field holds. */
export type Kind =
  /** The number of the record, e.g. `GZ2026112303170004`. */
  | { readonly kind: 'number' }
  /** Text of one line, or of several; `min` and `max` in characters. */
  | { readonly kind: 'line' | 'paragraph'; readonly min: number; readonly max: number }
  /** A value of a dictionary; where rules speak of its values, they lie between `min` and `max`. */
  | { readonly kind: 'code'; readonly dict: string; readonly min?: number; readonly max?: number }
  /** One of few values whose words stand in the texts as `{noun}.choice.{field}.{value}`. */
  | { readonly kind: 'choice'; readonly values: readonly number[] }
  /** The name of a unit or a person as it was; its id stands in the column `of`. */
  | { readonly kind: 'unit' | 'person'; readonly of: string }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day' }
  /** `YYYY-MM-DD HH:mm:ss` in the business time zone. */
  | { readonly kind: 'moment' }
  /** A length of time in minutes. */
  | { readonly kind: 'minutes' }
  | { readonly kind: 'flag' }
  /** Ids of uploaded images, at most `max`. */
  | { readonly kind: 'photos'; readonly max: number }

export type Field = Kind & Traits

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

/** A value of the dictionary `dict`. */
export const code = <const T extends Traits & { readonly min?: number; readonly max?: number } = typeof none>(
  dict: string,
  traits?: T,
) => ({ kind: 'code', dict, ...traits }) as Declared<{ kind: 'code'; dict: string }, T>

/** One of few values that have no dictionary. */
export const choice = <const T extends Traits = typeof none>(values: readonly number[], traits?: T) =>
  ({ kind: 'choice', values, ...traits }) as Declared<{ kind: 'choice'; values: readonly number[] }, T>

/** The name of a unit; `of`: the column of its id. */
export const unit = <const T extends Traits = typeof none>(of: string, traits?: T) =>
  ({ kind: 'unit', of, ...traits }) as Declared<{ kind: 'unit'; of: string }, T>

/** The name of a person; `of`: the column of their id. */
export const person = <const T extends Traits = typeof none>(of: string, traits?: T) =>
  ({ kind: 'person', of, ...traits }) as Declared<{ kind: 'person'; of: string }, T>

/** A calendar day. */
export const day = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'day', ...traits }) as Declared<{ kind: 'day' }, T>

/** A point in time. */
export const moment = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'moment', ...traits }) as Declared<{ kind: 'moment' }, T>

/** A length of time. */
export const minutes = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'minutes', ...traits }) as Declared<{ kind: 'minutes' }, T>

/** Yes or no. */
export const flag = <const T extends Traits = typeof none>(traits?: T) =>
  ({ kind: 'flag', ...traits }) as Declared<{ kind: 'flag' }, T>

/** Uploaded images, at most `max`. */
export const photos = <const T extends Traits = typeof none>(max: number, traits?: T) =>
  ({ kind: 'photos', max, ...traits }) as Declared<{ kind: 'photos'; max: number }, T>
