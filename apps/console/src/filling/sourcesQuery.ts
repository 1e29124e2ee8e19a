import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import { needsOf } from '@shouya/forms/evaluateForm'
import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../i18n/languages.ts'
import { type Read, readSources } from './readSources.ts'

/** The options of sources, as the server returns them for the user. */
export const sourceQuery = (keys: readonly string[], lang: Lang) =>
  queryOptions<Read>({
    queryKey: ['CustomForm', 'GetSources', keys, lang],
    queryFn: ({ signal }) => readSources(keys, signal),
    staleTime: 5 * 60_000,
  })

/** The sources of a document's options. */
export const sourceKeys = (document: FormDocument): string[] =>
  needsOf(compile(document)).flatMap((need) => (need.kind === 'options' ? [need.source] : []))

/** The options of a document's sources, as the server returns them for the user. */
export const sourcesQuery = (document: FormDocument, lang: Lang) => sourceQuery(sourceKeys(document), lang)
