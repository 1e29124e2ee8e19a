import type { FormDocument } from '@shouya/forms/document'
import { inlineJson } from './inlineJson.ts'

/** A component of React that shows the form with our own renderer. */
export const reactCode = (
  document: FormDocument,
  submit: string,
): string => `import { FormView } from '@shouya/forms-react/renderer/FormView'
import { useRef } from 'react'

const document = ${inlineJson(document)}

export default function Demo() {
  const form = useRef(null)

  function handleSubmit() {
    form.current
      .submit()
      .then((values) => alert(JSON.stringify(values)))
      .catch((issues) => console.log(issues))
  }

  return (
    <>
      <FormView ref={form} document={document} />
      <button type="button" onClick={handleSubmit}>
        ${submit}
      </button>
    </>
  )
}
`
