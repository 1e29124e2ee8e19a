import type { OptionItem, Permission, Values } from './document.ts'

/** What the host knows and a form asks for. All of it is resolved before: the engine waits for nothing. */
export interface Sources {
  /** Options by `dynamicKey`. */
  readonly options?: Readonly<Record<string, readonly OptionItem[]>>
  /** The business's clock, `YYYY-MM-DD HH:mm:ss`. */
  readonly now?: string
  /** Whether the user has the right that a field is bound to. */
  readonly allowed?: (permission: Permission) => boolean
  /** The values as they are kept so far: without the right to a field its value must stay as it is there. */
  readonly stored?: Values
  /** What a program set over the document's own `hidden` and `disabled` (spec 001 section 4), by the id of the field. */
  readonly flags?: ReadonlyMap<string, FieldFlags>
}

export interface FieldFlags {
  readonly hidden?: boolean
  readonly disabled?: boolean
}

/** The options of a source; undefined while the host has not told. A document may name a source like anything. */
export function sourceOf({ options }: Sources, name: string): readonly OptionItem[] | undefined {
  return options && Object.hasOwn(options, name) ? options[name] : undefined
}

/** What the form asked for and the sources lack; the answer is not final without it. */
export type Need =
  | { readonly kind: 'options'; readonly source: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'permission'; readonly permission: Permission }
