import { z } from 'zod'
import { id, saved } from './fields.ts'
import { visibleIn } from './visible.ts'

/**
 * A form's document as JSON text, at most 2,000,000 characters: as text, because its reader reports duplicate keys, and
 * because a document is written with its keys in the original order (ADR 021 of the engine).
 */
export const documentText = z.string().min(2).max(2_000_000)

/** A problem of a document; an `error` prevents publishing. */
export const documentProblem = z.object({
  level: z.enum(['error', 'warning']),
  /** The path in the document, dotted: `list.3.rules.1.pattern`. */
  path: z.string(),
  message: z.string(),
  /** The field's key, or `#` and its place if it has none; null for the form itself. */
  field: z.string().nullable(),
})

/** The result of saving a document: it is saved, with its problems. */
export const checked = saved.extend({ problems: z.array(documentProblem) })

/** An option of a source; `note` distinguishes namesakes. */
export type SourceItem = {
  value: string | number
  label: string
  note?: string | undefined
  children?: SourceItem[] | undefined
}

const sourceItem: z.ZodType<SourceItem> = z.object({
  value: z.union([z.string(), z.number()]),
  label: z.string(),
  note: z.string().optional(),
  get children() {
    return z.array(sourceItem).optional()
  },
})

/** Options by the name of their source (`dynamicKey`): `dict.{code}`, `users`, `depts`. */
export const sourceOptions = z.record(z.string(), z.array(sourceItem))

/** Steps through the data: `["people", 0, "id_card"]`. */
export const dataPath = z.array(z.union([z.string(), z.number()]))

/** The data of a form: model → value, independent of layouts; a batch holds rows of the same kind (forms.md 1.5). */
export const formData = z.record(z.string(), z.unknown()).overwrite((data) => visibleIn(data) as typeof data)

/** A flow that uses a form. */
export const formUse = z.object({
  id,
  flow_name: z.string(),
  /** 0 draft · 1 published · 2 disabled. */
  status: z.literal([0, 1, 2]),
  /** What it uses of fields that the form's draft lacks, with the places as text: its titles, conditions, topics … */
  lacks: z.array(z.object({ model: z.string(), label: z.string(), places: z.array(z.string()) })),
})
