import type { FormDocument } from './document.ts'

/**
 * The JSON of a document in the dialect it was read in, with unknown keys and merged cells unchanged: a document *is*
 * its JSON, and a command changes only its target (ADR 025). Store it as text: jsonb loses the order of keys.
 */
export const serialize = (document: FormDocument): FormDocument => document
