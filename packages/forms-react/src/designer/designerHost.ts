import type { Field, FormDocument, OptionItem, Permission } from '@shouya/forms/document'
import type { Host } from '@shouya/forms/host'
import type { JsonPath } from '@shouya/forms/json'
import type { Lang } from '@shouya/forms/texts'
import type { ReactNode } from 'react'
import type { FormHost } from '../renderer/host/formHost.ts'

/** A ready-made field of the custom group of the palette: one of the 26 types with its options set. */
export interface Preset {
  /** Tells presets apart; not shown. */
  readonly name: string
  readonly label: string
  readonly icon?: ReactNode
  /** Without a key; a `model` is kept where it is free. */
  readonly field: Field
}

/** Where options can come from (`dynamicKey`), as people call it. */
export interface OptionSource {
  readonly name: string
  readonly label: string
}

export interface Publishing {
  /** Why the user may not, as a tooltip. */
  readonly barred?: string
  /** Asked after saving, when the designer knows nothing against it; `lead` goes to a place that the host refuses. */
  readonly ask: (lead: (path: JsonPath) => void) => void
}

/** Somebody as whom a form can be previewed. */
export interface PreviewRole {
  readonly name: string
  readonly label: string
  readonly can: (permission: Permission) => boolean
}

/**
 * Everything that the designer asks of the application around it. One object that stays the same while the designer is
 * open. `sources`, `functions` and `uploadOrigins` are what documents may name (`inspect` of the engine).
 */
export interface DesignerHost extends Host {
  readonly lang: Lang
  /** Keeps the open sections of the palette, and drafts: `localStorage`, or something like it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** `navigator.clipboard`, or something like it. Keys copy and paste without it. */
  readonly clipboard: Pick<Clipboard, 'writeText'>
  /** The custom group of the palette. */
  readonly presets: readonly Preset[]
  readonly roles: readonly PreviewRole[]
  /** Those of `sources`, in the host's language. */
  readonly sourceList: readonly OptionSource[]
  /** A name of `functions` or `fileFunctions` in the host's language. */
  readonly functionName: (name: string) => string
  /** The options of a source, for a look at them. Rejects while they cannot be read. */
  readonly optionsOf: (source: string) => Promise<readonly OptionItem[]>
  /** What the preview shows a form with; the rights are those of the chosen role. Rejects with what to show. */
  readonly formHost: (document: FormDocument) => Promise<Omit<FormHost, 'can'>>
  /**
   * Takes the document and its JSON. Resolves to false when the person did not go through with it, rejects when it could
   * not be saved; either way the work stays unsaved.
   */
  readonly onSave: (document: FormDocument, text: string) => Promise<boolean>
  /** Makes what is saved the form that people fill in; absent: forms are not published here. */
  readonly publish?: Publishing
  readonly onClose: () => void
  /** Told at every change between saved and unsaved, so that the host can warn before it leaves. */
  readonly onDirty: (dirty: boolean) => void
}
