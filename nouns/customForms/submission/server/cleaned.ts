import type { FormDocument, Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { eachValue } from './eachValue.ts'
import { withValue } from './paths.ts'

/** The same data with its rich text cleaned: what is kept is what may be shown, in lists, exports and prints to come, too. */
export const cleaned = (document: FormDocument, values: Values): Values =>
  eachValue(document, values).reduce<Json>(
    (all, { field, value, path }) =>
      field.kind === 'html' && typeof value === 'string' ? withValue(all, path, cleanHtml(value)) : all,
    values as Json,
  ) as Values
