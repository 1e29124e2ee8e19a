import type { Action, Body, Result, Row } from '@shouya/contract/action'
import type { Controllers, catalogue } from './catalogue.gen.ts'

/** `Controller/Action` of every action of the server. */
export type Path = keyof typeof catalogue

export type ReadPath = { [P in Path]: (typeof catalogue)[P]['kind'] extends 'read' ? P : never }[Path]

export type Controller = keyof Controllers

type Declared<P extends Path> = P extends `${infer C}/${infer N}`
  ? C extends Controller
    ? N extends keyof Controllers[C]
      ? Extract<Controllers[C][N], Action>
      : never
    : never
  : never

/** The body of a call. */
export type BodyOf<P extends Path> = Body<Declared<P>>

/** The answer: `{rows, total}` or `{rows, next}` for lists, else `Data`. */
export type DataOf<P extends Path> = Result<Declared<P>>

/** One row of a list, or `Data`. */
export type RowOf<P extends Path> = Row<Declared<P>>

/** The lists with a cursor. */
export type KeysetPath = { [P in ReadPath]: Declared<P>['list'] extends 'keyset' ? P : never }[ReadPath]
