import type { FormDocument } from '@shouya/forms/document'
import type { Lang } from '@shouya/forms/texts'
import { inlineJson } from './inlineJson.ts'

/** A React component that shows the form with our renderer. */
export const reactCode = (
  document: FormDocument,
  lang: Lang,
  submit: string,
): string => `import FormView from '@shouya/forms-react/renderer/FormView'
import { useRef } from 'react'

const document = ${inlineJson(document)}

export default function Demo() {
  const form = useRef(null)

  function getData() {
    form.current
      .getData()
      .then((values) => alert(JSON.stringify(values)))
      .catch((issues) => console.log(issues))
  }

  return (
    <>
      <FormView ref={form} document={document} lang="${lang}"${document.config.outputString === true ? ' outputString' : ''} />
      <button type="button" onClick={getData}>
        ${submit}
      </button>
    </>
  )
}
`
