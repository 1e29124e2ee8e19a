import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { FormDocument, Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHost } from '@shouya/forms-react/renderer/formHost'
import { useMemo } from 'react'
import { fieldAlone } from './fieldAlone.ts'

type Props = { document: FormDocument; model: string; values: Values; host: FormHost }

/** One value of a form as the form itself shows it for reading. */
export default function ShownValue({ document, model, values, host }: Props) {
  const lang = useLanguage((state) => state.lang)
  const alone = useMemo(() => fieldAlone(document, model), [document, model])
  return (
    <div className="examine-value">
      <FormView mode="print" document={alone} values={values} host={host} lang={lang} />
    </div>
  )
}
