import type { MessageKey } from '@shouya/contract/messages'
import type { categories } from '../core/categories/categories.ts'

/** States of what is published in versions. */
export const status = { draft: 0, published: 1, disabled: 2 } as const

/** A table, and the one that holds the versions of its rows. */
export type Versions = { custom_form: 'form_version'; appr_flow: 'appr_flow_version' }
export type Table = keyof Versions

/**
 * A noun that people draw: its row holds the draft, each publishing adds a version that never changes, and what is started
 * from it runs on the current one. This folder has what is the same for all of them; what a draft is made of and when it may
 * be published each of them says itself.
 */
export type Versioned<T extends Table = Table> = {
  readonly table: T
  readonly versions: Versions[T]
  /** The column of a version that names its row. */
  readonly owner: 'form_id' | 'flow_id'
  /** The column of its name, in the row and in a version. */
  readonly name: 'form_name' | 'flow_name'
  readonly permission: string
  /** The operation that disables and enables. */
  readonly switching: 'publish' | 'disable'
  readonly categories: ReturnType<typeof categories>
  /** What the name is called, and what is said of a role that nobody can have and of deleting what was published. */
  readonly says: { readonly name: MessageKey; readonly role: MessageKey; readonly published: MessageKey }
}
