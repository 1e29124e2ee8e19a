import { readOnly } from '@shouya/console/filling/readOnly.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import FormView from '@shouya/forms-react/renderer/FormView'
import { useMemo } from 'react'

/** A version of a form, read only: nothing can be submitted from here. */
export default function VersionForm({ text }: { text: string }) {
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text)
  const host = useFormHost(document)
  const shown = useMemo(() => readOnly(document), [document])
  return <FormView document={shown} host={host} lang={lang} />
}
