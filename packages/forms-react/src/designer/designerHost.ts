import type { Field, FormDocument, OptionItem, Permission } from '@shouya/forms/document'
import type { Host } from '@shouya/forms/host'
import type { JsonPath } from '@shouya/forms/json'
import type { Lang } from '@shouya/forms/texts'
import type { ReactNode } from 'react'
import type { FormHost } from '../renderer/host/formHost.ts'

/** A preset of the palette's custom group: one of the 26 types with its options set. */
export interface Preset {
  /** Identifies the preset; not shown. */
  readonly name: string
  readonly label: string
  readonly icon?: ReactNode
  /** Without a key; the `model` is kept where it is free. */
  readonly field: Field
}

/** A source of options (`dynamicKey`) with its display name. */
export interface OptionSource {
  readonly name: string
  readonly label: string
}

export interface Publishing {
  /** The reason why the user may not publish, as a tooltip. */
  readonly barred?: string
  /** Called after saving, if the designer found no error; `lead` selects a place that the host refuses. */
  readonly ask: (lead: (path: JsonPath) => void) => void
}

/** A role with whose permissions a form can be previewed. */
export interface PreviewRole {
  readonly name: string
  readonly label: string
  readonly can: (permission: Permission) => boolean
}

/**
 * The designer's interface to the application. The object stays the same while the designer is open. `sources`,
 * `functions` and `uploadOrigins` are the names available to documents (`inspect` of the engine).
 */
export interface DesignerHost extends Host {
  readonly lang: Lang
  /** Stores the open sections of the palette, and drafts: `localStorage` or an equivalent. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** `navigator.clipboard` or an equivalent. Keys copy and paste without it. */
  readonly clipboard: Pick<Clipboard, 'writeText'>
  /** The custom group of the palette. */
  readonly presets: readonly Preset[]
  readonly roles: readonly PreviewRole[]
  /** The `sources` with names in the host's language. */
  readonly sourceList: readonly OptionSource[]
  /** The display name of one of `functions` or `fileFunctions`. */
  readonly functionName: (name: string) => string
  /** The options of a source, for a preview of them. Rejects if they cannot be read. */
  readonly optionsOf: (source: string) => Promise<readonly OptionItem[]>
  /** The form host of the preview; permissions are those of the chosen role. Rejects with the message to show. */
  readonly formHost: (document: FormDocument) => Promise<Omit<FormHost, 'can'>>
  /**
   * Saves the document and its JSON. Resolves to false if the user cancelled, rejects if saving failed; in both cases
   * the work stays unsaved.
   */
  readonly onSave: (document: FormDocument, text: string) => Promise<boolean>
  /** Publishes the saved form; absent: forms are not published here. */
  readonly publish?: Publishing
  readonly onClose: () => void
  /** Called at every change between saved and unsaved, so that the host can warn before leaving. */
  readonly onDirty: (dirty: boolean) => void
}
