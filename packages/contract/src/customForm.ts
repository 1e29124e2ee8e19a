import { z } from 'zod'
import { datetime, id, saved } from './fields.ts'
import { visibleIn } from './visible.ts'

/**
 * A form's document as JSON text, at most 2,000,000 characters: text, because what reads it reports keys that stand twice,
 * and because a document goes out with its keys in the order in which they came (ADR 021 of the engine).
 */
export const documentText = z.string().min(2).max(2_000_000)

/** Something doubtful about a document; an `error` keeps it from being published. */
export const documentProblem = z.object({
  level: z.enum(['error', 'warning']),
  /** Dotted steps through the document: `list.3.rules.1.pattern`. */
  path: z.string(),
  message: z.string(),
  /** The field's key, or `#` and its place where it has none; null for the form itself. */
  field: z.string().nullable(),
})

/** What a save of a document answers: it is kept, with what is doubtful about it. */
export const checked = saved.extend({ problems: z.array(documentProblem) })

/** An option of a source; `note` tells people of one name apart. */
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

/** The data of a form: model → value, flat over all layouts; a batch holds rows of the same kind (forms.md 1.5). */
export const formData = z.record(z.string(), z.unknown()).overwrite((data) => visibleIn(data) as typeof data)

/** A flow that uses a form. */
export const formUse = z.object({
  id,
  flow_name: z.string(),
  /** 0 draft · 1 published · 2 disabled. */
  status: z.literal([0, 1, 2]),
  /** What it uses of fields that the form's draft does not have, and where, in words: its titles, conditions, topics … */
  lacks: z.array(z.object({ model: z.string(), label: z.string(), places: z.array(z.string()) })),
})

export const formMoves = ['edit', 'publish', 'disable', 'enable', 'delete', 'copy'] as const
export const submissionMoves = ['edit', 'reveal'] as const

export const submissionRow = z.object({
  id,
  version: z.int(),
  form_id: id,
  form_name: z.string(),
  dept_id: id,
  dept_name: z.string(),
  /** The first answers in words. */
  summary: z.string(),
  /** 1, and one more for each correction. */
  entry_no: z.int(),
  create_user_id: id,
  create_user_name: z.string(),
  create_time: datetime,
  update_time: datetime.nullable(),
})
