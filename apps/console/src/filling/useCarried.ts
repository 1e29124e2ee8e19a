import { type CarriedOver, carryOver } from '@shouya/forms/carryOver'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import { useMemo } from 'react'
import { mark } from '../i18n/language.ts'

/** Entered values, with the form that they were entered in. */
export type Filled = { readonly values: Values; readonly from: FormDocument }

/** Values of another version of a form, carried over to this one; undefined without any. */
export const useCarried = (
  filled: Filled | undefined,
  to: FormDocument,
  sources: Sources = NONE,
): CarriedOver | undefined =>
  useMemo(() => filled && carryOver(filled.from, to, filled.values, sources, mark('、')), [filled, to, sources])

const NONE: Sources = {}
