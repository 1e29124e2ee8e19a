import { type Dialect, dialectOf } from './dialectOf.ts'
import type { FormDocument } from './document.ts'
import { inspect } from './inspect.ts'
import type { Json } from './json.ts'
import { checkJson } from './parsing/checkJson.ts'
import { checkStructure } from './parsing/checkStructure.ts'
import type { Problem } from './problem.ts'

/** A document with its problems; or the reason why it is none. */
export type ParseResult =
  | {
      readonly ok: true
      readonly document: FormDocument
      readonly dialect: Dialect
      readonly problems: readonly Problem[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads a document from a parsed JSON value, e.g. the body of a request. Never throws. */
export function readDocument(value: unknown): ParseResult {
  const unfit = checkJson(value)
  if (unfit.length > 0) return { ok: false, problems: unfit }
  const broken = checkStructure(value as Json)
  if (broken.length > 0) return { ok: false, problems: broken }
  const document = value as FormDocument
  return { ok: true, document, dialect: dialectOf(document), problems: inspect(document) }
}
