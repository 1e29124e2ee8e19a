import type { MessageKey } from '@shouya/contract/messages'
import type { categories } from './categories.ts'

/** The states of a row that is published in versions. */
export const status = { draft: 0, published: 1, disabled: 2 } as const

/** The tables, each with the table of its rows' versions. */
export type Versions = { custom_form: 'form_version'; appr_flow: 'appr_flow_version' }
export type Table = keyof Versions

/**
 * A noun that users draw: its row holds the draft, each publishing adds an immutable version, and what is started from
 * it runs on the current one. This folder has what these nouns share; the content of a draft and the conditions of
 * publishing are the noun's own.
 */
export type Versioned<T extends Table = Table> = {
  readonly table: T
  readonly versions: Versions[T]
  /** The column of a version that refers to its row. */
  readonly owner: 'form_id' | 'flow_id'
  /** The column of its name, in the row and in a version. */
  readonly name: 'form_name' | 'flow_name'
  readonly permission: string
  /** The operation that disables and enables. */
  readonly switching: 'publish' | 'disable'
  readonly categories: Pick<ReturnType<typeof categories>, 'check' | 'names'>
  /** The label of the name, and the messages for an unknown role and for deleting a published row. */
  readonly says: { readonly name: MessageKey; readonly role: MessageKey; readonly published: MessageKey }
}
