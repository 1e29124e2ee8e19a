import FormView from '@shouya/forms-react/renderer/FormView'
import { useLanguage } from '../../i18n/language.ts'
import { useDocument } from './formDocument.ts'
import { useFormHost } from './useFormHost.ts'

/** A form to look at and try: nothing of it is kept. */
export default function FormTrial({ text }: { text: string }) {
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text)
  const host = useFormHost(document)
  return <FormView document={document} host={host} lang={lang} />
}
