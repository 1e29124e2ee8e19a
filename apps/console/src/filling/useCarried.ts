import { type CarriedOver, carryOver } from '@shouya/forms/carryOver'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import { useMemo } from 'react'
import { mark } from '../i18n/language.ts'

/** What was filled in, with the form that it was filled into. */
export type Filled = { readonly values: Values; readonly from: FormDocument }

/** What was filled in of another version of a form, as this one takes it; undefined when nothing was. */
export const useCarried = (
  filled: Filled | undefined,
  to: FormDocument,
  sources: Sources = NONE,
): CarriedOver | undefined =>
  useMemo(() => filled && carryOver(filled.from, to, filled.values, sources, mark('、')), [filled, to, sources])

const NONE: Sources = {}
