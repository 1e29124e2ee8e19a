import FormView from '@shouya/forms-react/renderer/FormView'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useDocument } from './formDocument.ts'
import { readOnly } from './readOnly.ts'
import { useFormHost } from './useFormHost.ts'

/** A version as it is filled in, to look at only: it never changes, and nothing is filed from here. */
export default function VersionForm({ text }: { text: string }) {
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text)
  const host = useFormHost(document)
  const shown = useMemo(() => readOnly(document), [document])
  return <FormView document={shown} host={host} lang={lang} />
}
