import FormView from '@shouya/forms-react/renderer/FormView'
import { useMemo } from 'react'
import { readOnly } from '../../filling/readOnly.ts'
import { useDocument } from '../../filling/useDocument.ts'
import { useFormHost } from '../../filling/useFormHost.ts'
import { useLanguage } from '../../i18n/language.ts'

/** A version as it is filled in, to look at only: it never changes, and nothing is filed from here. */
export default function VersionForm({ text }: { text: string }) {
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text)
  const host = useFormHost(document)
  const shown = useMemo(() => readOnly(document), [document])
  return <FormView document={shown} host={host} lang={lang} />
}
