import { emptyDocument } from '@shouya/forms/defaultConfig'
import type { FormDocument } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import { useMemo } from 'react'

/** A document that the server has accepted. */
function formDocument(text: string): FormDocument {
  const read = parseDocument(text)
  return read.ok ? read.document : emptyDocument
}

/** The same document for the same text: a different object would start a new form. */
export const useDocument = (text: string): FormDocument => useMemo(() => formDocument(text), [text])
