import type { Field, Traits } from './field.ts'

/** Who may make a move beside having the right: whoever entered the record, or anybody but them. */
export type By = 'author' | 'others'

/** A change of state that somebody makes. */
export type Move<S extends string = string> = {
  readonly from: readonly S[]
  /** Left out: the state stays. */
  readonly to?: S
  /** The operation of the noun's permission that it needs. */
  readonly operation: string
  /** The action of the noun's controller. */
  readonly action: string
  readonly by?: By
  /** Only as long after the entry as `register.edit_hours` says. */
  readonly fresh?: true
}

/** Filters of the noun's list; `days`: the last so many days, today among them. */
export type Counter = Readonly<Record<string, unknown>> & { readonly days?: number }

/** What a noun says of itself, once. */
export type Noun<S extends string = string> = {
  /** What it is called in texts, folders and code; `docs/glossary.md` has the words. */
  readonly name: string
  /** As the specification calls it in addresses: `POST /api/{controller}/{action}`. */
  readonly controller: string
  readonly table: string
  /** The permission whose operations its actions need. */
  readonly permission: string
  /** The page of its list; `?id=` opens one record there. */
  readonly route: string
  /** What its numbers begin with. */
  readonly prefix: string
  readonly states: {
    /** The dictionary with the words of the states. */
    readonly dict: string
    /** Name of a state → its code in the dictionary. */
    readonly codes: Readonly<Record<S, number>>
    /** The states in which something is still to be done. */
    readonly open: readonly S[]
  }
  readonly moves: Readonly<Record<string, Move<S>>>
  readonly fields: Readonly<Record<string, Field>>
  /** Counter of the work bench → the filters of the list that it counts. */
  readonly counters: Readonly<Record<string, Counter>>
}

/** Declares a noun; moves and open states name states that it has. */
export const defineNoun = <
  S extends string,
  const N extends Noun<S> & { readonly states: { readonly codes: Readonly<Record<S, number>> } },
>(
  noun: N,
): N => noun

/** The fields of a noun that have a trait, by name. */
export type FieldWith<N extends Noun, T extends keyof Traits> = {
  [K in keyof N['fields'] & string]: N['fields'][K] extends Readonly<Record<T, unknown>> ? K : never
}[keyof N['fields'] & string]

export type FieldName<N extends Noun> = keyof N['fields'] & string
export type MoveName<N extends Noun> = keyof N['moves'] & string
export type StateName<N extends Noun> = keyof N['states']['codes'] & string

/** The names of the fields with a trait, in the order of the declaration. */
export const fieldsWith = <N extends Noun, T extends keyof Traits>(noun: N, trait: T): FieldWith<N, T>[] =>
  Object.keys(noun.fields).filter((name) => noun.fields[name]?.[trait] !== undefined) as FieldWith<N, T>[]

/** The column that a field is written to and found by: units, persons and records by their ids. */
export const columnOf = (name: string, field: Field): string => ('of' in field ? field.of : name)

export type ColumnOf<F, K> = F extends { readonly of: infer O extends string } ? O : K

/** The declared field that a column belongs to. */
export const fieldOf = ({ fields }: Pick<Noun, 'fields'>, column: string): string | undefined =>
  fields[column] ? column : Object.keys(fields).find((name) => columnOf(name, fields[name] as Field) === column)

/** The codes of some states. */
export const codesOf = <N extends Noun>(noun: N, states: readonly StateName<N>[]): number[] =>
  states.map((state) => noun.states.codes[state] as number)

/** The page that shows one record. */
export const linkTo = ({ route }: Pick<Noun, 'route'>, id: number): string => `${route}?id=${id}`
