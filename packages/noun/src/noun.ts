import type { Field, Traits } from './field.ts'
import type { PeriodType } from './period.ts'

/**
 * Who may make a move beside having the right: whoever entered the record, anybody but them, or whom a column of it names,
 * e.g. `supervisor_user_id`.
 */
export type By = 'author' | 'others' | `${string}_user_id`

/** A change of state that somebody makes. */
export type Move<S extends string = string> = {
  readonly from: readonly S[]
  /** Left out: the state stays. */
  readonly to?: S
  /** The operation of the noun's permission that it needs; of several any one will do. */
  readonly operation: string | readonly string[]
  /** The permission of its operation, where that is not the noun's: others make the move on a page of theirs. */
  readonly permission?: string
  /** The action of the noun's controller, or one of another: `Common/TakeOver`. */
  readonly action: string
  readonly by?: By
  /** Ends the record or what somebody claims of it: drawn as a warning. */
  readonly danger?: true
  /** Moves money or quantities: its action needs an idempotency key. */
  readonly money?: true
  /** Only as long after the entry as `register.edit_hours` says. */
  readonly fresh?: true
}

/** The look of a counter on the work bench. */
export type Tile = {
  readonly unit:
    | 'task'
    | 'bill'
    | 'key'
    | 'user'
    | 'session'
    | 'time'
    | 'notice'
    | 'paper'
    | 'person'
    | 'car'
    | 'company'
    | 'route'
    | 'device'
    | 'kind'
  /** Its group. */
  readonly group: 'today' | 'approvals' | 'trade' | 'hazards' | 'people' | 'office'
  /** `bad`: already late or wrong · `waits`: somebody must act · `fact`: a number to know. */
  readonly tone: 'bad' | 'waits' | 'fact'
  /** The operation required to see it, besides the list's; default `query`. */
  readonly operation?: string
  /** The permission of its operation, where that is not the one of the list's page. */
  readonly permission?: string
}

/**
 * Filters of the noun's list; `days`: the last so many days, today among them; `upcoming`: today and later; `period`: the
 * period of this type (dictionary period_type) that contains today; `list`: the action of the list where it is not the noun's
 * `GetPageList`.
 */
export type Counter = Readonly<Record<string, unknown>> & {
  readonly days?: number
  readonly upcoming?: true
  readonly period?: PeriodType
  readonly list?: string
  /** Its tile on the work bench, where it has one. */
  readonly tile?: Tile
}

/** What a noun's list can be asked for beside keywords. */
export type Query = {
  /** The columns that it can be ordered by; without a wish by the first, the last row first. */
  readonly sorts: readonly [string, ...string[]]
  /** By unit: `dept_id`, with the units below it unless left out. */
  readonly unit?: true
  /** The column of its days, `begin_date` to `end_date`. */
  readonly days?: string
  /** The same of a daily register: it opens with today and with what is still open from before. */
  readonly daily?: string
  /** Fields that have one of several values. */
  readonly among?: readonly string[]
  /** Fields that have one given value; the query names their columns, e.g. `holder_user_id`. */
  readonly equals?: readonly string[]
  /** Conditions that hold for some rows; the server defines them, the texts have their words as `{noun}.flag.{flag}`. */
  readonly flags?: readonly string[]
}

/** A line of a sheet: the fields that stand in it, and what stands between them. */
export type PaperLine = { readonly of: readonly string[]; readonly by: string }

/** What has fields under names of its own: a noun, or what belongs to each of its records. */
export type Fielded = { readonly name: string; readonly fields: Readonly<Record<string, Field>> }

/** What a record has several of, as the boxes of a handover. */
export type Part = {
  readonly fields: Readonly<Record<string, Field>>
  /** The column by which its rows stand in the signed content. */
  readonly order?: string
  /** Its columns on paper, as the lines of the record: left out, each printed field has one. */
  readonly paper?: readonly (string | PaperLine)[]
  /** Its rows are part of the signed content since this version of it. */
  readonly signed?: number
}

/** What a noun says of itself, once. */
export type Noun<S extends string = string> = {
  /** What it is called in texts, folders and code; `docs/glossary.md` has the words. */
  readonly name: string
  /** As the specification calls it in addresses: `POST /api/{controller}/{action}`. */
  readonly controller: string
  /** What the names of its actions contain where several nouns share the controller: `Car` in `GetCarPageList`. */
  readonly infix?: string
  readonly table: string
  /**
   * Whose rows a caller sees, where they belong to units: the columns with the unit, with who entered it (null: a caller
   * who sees only own entries sees none), with the escort company, whose crews see those of their runs, and with the vendor.
   */
  readonly scope?: {
    readonly unit: string
    readonly owner: string | null
    readonly company?: string
    readonly vendor?: string
  }
  /** The permission whose operations its actions need. */
  readonly permission: string
  /** The page of its list; `?id=` opens one record there. */
  readonly route: string
  /** What its numbers begin with, where it has numbers. */
  readonly prefix?: string
  /** What its list is called as a file, where that is not its controller. */
  readonly list?: string
  /** What the log says of a record beside its fields; the texts have words for it as for fields. */
  readonly logged?: readonly string[]
  /** Nobody looks at what was done to one record of it. */
  readonly unrecorded?: true
  readonly states?: {
    /** The dictionary with the words of the states, where they have one. */
    readonly dict?: string
    /** Name of a state → its code in the dictionary. */
    readonly codes: Readonly<Record<S, number>>
    /** The states in which something is still to be done. */
    readonly open: readonly S[]
  }
  readonly moves?: Readonly<Record<string, Move<S>>>
  readonly fields: Readonly<Record<string, Field>>
  readonly parts?: Readonly<Record<string, Part>>
  /**
   * The lines of a record on paper, on the console's sheet and in the PDF of the archive: a field, or several with what stands
   * between them. Left out: each printed field has a line.
   */
  readonly paper?: readonly (string | PaperLine)[]
  readonly query?: Query
  /** Counter of the work bench → the filters of the list that it counts. */
  readonly counters?: Readonly<Record<string, Counter>>
}

/** Declares a noun; moves and open states name states that it has. */
export const defineNoun = <
  S extends string,
  const N extends Noun<S> & { readonly states?: { readonly codes: Readonly<Record<S, number>> } },
>(
  noun: N,
): N => noun

/** A part of a noun by itself; its texts stand under its name in those of the noun. */
export const partOf = <N extends Noun, P extends keyof NonNullable<N['parts']> & string>(noun: N, part: P) =>
  ({ name: `${noun.name}.${part}`, fields: noun.parts?.[part]?.fields }) as {
    readonly name: string
    readonly fields: NonNullable<N['parts']>[P] extends { readonly fields: infer F } ? F : never
  }

/** The fields of a noun that have a trait, by name. */
export type FieldWith<N extends Fielded, T extends keyof Traits> = {
  [K in keyof N['fields'] & string]: N['fields'][K] extends Readonly<Record<T, unknown>> ? K : never
}[keyof N['fields'] & string]

export type FieldName<N extends Fielded> = keyof N['fields'] & string
export type MoveName<N extends Noun> = keyof NonNullable<N['moves']> & string
export type CounterName<N extends Noun> = keyof NonNullable<N['counters']> & string
export type Infix<N extends Noun> = N extends { readonly infix: infer I extends string } ? I : ''
export type StateName<N extends Noun> = keyof NonNullable<N['states']>['codes'] & string

/** What the names of a noun's actions contain; empty where it has its controller for itself. */
export const infixOf = <N extends Noun>({ infix = '' }: N) => infix as Infix<N>

/** The names of the fields with a trait, in the order of the declaration. */
export const fieldsWith = <N extends Fielded, T extends keyof Traits>(noun: N, trait: T): FieldWith<N, T>[] =>
  Object.keys(noun.fields).filter((name) => noun.fields[name]?.[trait] !== undefined) as FieldWith<N, T>[]

/** The column that a field is written to and found by: units, persons and records by their ids. */
export const columnOf = (name: string, field: Field): string => ('of' in field ? field.of : name)

export type ColumnOf<F, K> = F extends { readonly of: infer O extends string } ? O : K

/** The declared field that a column belongs to. */
export const fieldOf = ({ fields }: Pick<Fielded, 'fields'>, column: string): string | undefined =>
  fields[column] ? column : Object.keys(fields).find((name) => columnOf(name, fields[name] as Field) === column)

/** The codes of some states. */
export const codesOf = <N extends Noun>(noun: N, states: readonly StateName<N>[]): number[] =>
  states.map((state) => noun.states?.codes[state] as number)

/** Nouns whose list can be a file: those with exported fields; and what it is called. */
export type ListName<N extends Noun> = N extends Noun
  ? [FieldWith<N, 'exported'>] extends [never]
    ? never
    : N extends { readonly list: infer L extends string }
      ? L
      : N['controller']
  : never

/** What a noun's list is called as a file; undefined where there is none. */
export const listName = (noun: Noun): string | undefined =>
  fieldsWith(noun, 'exported').length === 0 ? undefined : (noun.list ?? noun.controller)

/** The page that shows one record. */
export const linkTo = ({ route }: Pick<Noun, 'route'>, id: number): string =>
  `${route}${route.includes('?') ? '&' : '?'}id=${id}`
