import type { OptionItem, Permission, Values } from './document.ts'

/** What a form needs of the host. All of it is resolved before: the engine never waits. */
export interface Sources {
  /** Options by `dynamicKey`. */
  readonly options?: Readonly<Record<string, readonly OptionItem[]>>
  /** The host's clock, `YYYY-MM-DD HH:mm:ss`. */
  readonly now?: string
  /** Whether the user has the permission that a field requires. */
  readonly allowed?: (permission: Permission) => boolean
  /** The stored values: without permission for a field its stored value must not change. */
  readonly stored?: Values
  /** Overrides of the document's `hidden` and `disabled` that a program set (spec 001 section 4), by field id. */
  readonly flags?: ReadonlyMap<string, FieldFlags>
}

export interface FieldFlags {
  readonly hidden?: boolean
  readonly disabled?: boolean
}

/** The options of a source; undefined while the host has not supplied them. The name of a source is arbitrary. */
export function sourceOf({ options }: Sources, name: string): readonly OptionItem[] | undefined {
  return options && Object.hasOwn(options, name) ? options[name] : undefined
}

/** What the form needs and the sources lack; the result is not final without it. */
export type Need =
  | { readonly kind: 'options'; readonly source: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'permission'; readonly permission: Permission }
