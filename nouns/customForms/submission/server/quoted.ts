import type { MessageKey } from '@shouya/contract/messages'
import type { FormDocument, Values } from '@shouya/forms/document'
import { isList, isObject } from '@shouya/forms/json'
import { isAllowedAction } from '@shouya/forms/uploads'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { fileOf } from '@shouya/server/core/files/files.ts'
import { quotable } from '@shouya/server/core/files/tieFiles.ts'
import { eachValue } from './eachValue.ts'

/** Files of a submission are attached to it; those of sensitive fields to its secrets, which fewer people may read. */
export const OPEN = 'form_submission'
export const SECRET = 'form_secret'

type Place = { table: string; id: number }
type Quote = { path: string; url: string; image: boolean; secret: boolean }

const quotesOf = (document: FormDocument, values: Values): Quote[] =>
  eachValue(document, values).flatMap(({ field, value, path, sensitive }) =>
    field.kind === 'files' && isList(value)
      ? value.filter(isObject).map((file, at) => ({
          path: ['data', ...path, at].join('.'),
          url: String(file.url),
          image: field.field.type === 'uploadImg',
          secret: sensitive,
        }))
      : [],
  )

/** Our own files that the values of an entry refer to, but for those of sensitive fields, whose places are sealed. */
export const filesIn = (document: FormDocument, values: Values): number[] =>
  quotesOf(document, values).flatMap(({ url, secret }) => (secret ? [] : (fileOf(url) ?? [])))

/**
 * The files that the values refer to. Each must be the caller's own upload that is not attached to another record, or a
 * file of one of these records; a picture is recognized by its content, not its name; an external file must be at one
 * of the operator's origins. 1001 at every other file.
 */
export async function quotedFiles(ctx: Ctx, document: FormDocument, values: Values, records: readonly Place[]) {
  const quotes = quotesOf(document, values).map((quote) => ({ ...quote, id: fileOf(quote.url) }))
  const ids = [...new Set(quotes.flatMap(({ id }) => id ?? []))]
  const quotableFiles = await quotable(ctx, ids, records)
  const { uploadOrigins } = ctx.services.config
  const usedIds = new Set<number>()
  const whyNot = ({ id, url, image }: (typeof quotes)[number]): MessageKey | null => {
    if (id === null) return !url.startsWith('/') && isAllowedAction(url, uploadOrigins) ? null : 'input.file'
    const file = quotableFiles.get(id)
    if (!file) return 'input.file'
    if (usedIds.has(id)) return 'file.twice'
    usedIds.add(id)
    return image && !file.mime.startsWith('image/') ? 'file.image' : null
  }
  const wrong = quotes.flatMap((quote) => {
    const reason = whyNot(quote)
    return reason ? [{ path: quote.path, reason }] : []
  })
  if (wrong.length > 0) fail('BadInput', { data: wrong })
  const of = (secret: boolean) =>
    quotes.flatMap((quote) => (quote.id !== null && quote.secret === secret ? [quote.id] : []))
  return { open: of(false), secret: of(true) }
}
