import type { Fielded } from '@shouya/noun/noun'
import type { BodyOf, DataOf, RowOf } from '../api/path.ts'

type Controller = 'CustomForm' | 'OaFlow'

/** The wire types of both controllers. Listed one by one, since TypeScript does not resolve a mapped type of a type parameter. */
type Shapes = {
  CustomForm: {
    row: RowOf<'CustomForm/GetPageList'>
    draft: DataOf<'CustomForm/Get'>
    save: BodyOf<'CustomForm/Save'>
    version: DataOf<'CustomForm/GetVersionList'>[number]
    published: DataOf<'CustomForm/GetVersion'>
  }
  OaFlow: {
    row: RowOf<'OaFlow/GetPageList'>
    draft: DataOf<'OaFlow/Get'>
    save: BodyOf<'OaFlow/Save'>
    version: DataOf<'OaFlow/GetVersionList'>[number]
    published: DataOf<'OaFlow/GetVersion'>
  }
}

/** A noun that is drawn as a draft and published in versions: its controller, table and columns. */
export type Versioned<C extends Controller = Controller> = {
  readonly controller: C
  readonly table: 'custom_form' | 'appr_flow'
  /** Whose words its fields have. */
  readonly words: Fielded
  /** The column of its name. */
  readonly name: 'form_name' | 'flow_name'
  /** The controller of its categories. */
  readonly categories: 'CustomForm' | 'OaExamine'
}

type Of<N extends Versioned, S extends keyof Shapes[Controller]> = Shapes[N['controller']][S]

export type DraftRow<N extends Versioned = Versioned> = Of<N, 'row'>
/** A record with its draft. */
export type Draft<N extends Versioned = Versioned> = Of<N, 'draft'>
/** The body of Save. */
export type SaveBody<N extends Versioned = Versioned> = Of<N, 'save'>
export type Version<N extends Versioned = Versioned> = Of<N, 'version'>
/** A version with its published content. */
export type PublishedVersion<N extends Versioned = Versioned> = Of<N, 'published'>

/** The path of an action of the noun's controller. */
export const pathOf = <const A extends string>({ controller }: Versioned, action: A): `${Controller}/${A}` =>
  `${controller}/${action}`

/** The name of a record, a version or a body. */
export const nameIn = (row: { form_name: string } | { flow_name: string }): string =>
  'flow_name' in row ? row.flow_name : row.form_name

/** States of a draft. */
export const draftStatus = { draft: 0, published: 1, disabled: 2 } as const

/** The keys of the states' texts, by number. */
export const statusNames = ['draft', 'published', 'disabled'] as const

/** The filters of the list. */
export const draftShape = { category_id: 'int', status: 'ints' } as const
