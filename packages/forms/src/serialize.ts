import type { FormDocument } from './document.ts'

/**
 * The JSON of a document in the dialect it was read in, unknown keys and merged cells as they came: a document *is* its
 * JSON, and commands change nothing but what they are about (ADR 025). Keep it as text: jsonb forgets the order of keys.
 */
export const serialize = (document: FormDocument): FormDocument => document
