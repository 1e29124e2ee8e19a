import { indexDocument } from '@shouya/forms/indexDocument'
import type { JsonPath } from '@shouya/forms/json'
import { useDesignerParts } from './DesignerContext.ts'

/** Leads to what a problem is about: selects its field and shows its properties, or those of the form. */
export function useLead() {
  const { store, properties } = useDesignerParts()
  const toField = (id: string | undefined) => {
    store.choose(id === undefined ? [] : [id])
    properties.current?.show(id === undefined ? 'form' : 'field')
  }
  return {
    toField,
    /** A place in the document: its innermost field. */
    toPath: (path: JsonPath) => {
      const around = indexDocument(store.document).entries.filter((entry) =>
        entry.path.every((step, at) => String(step) === String(path[at])),
      )
      toField(around.at(-1)?.id)
    },
  }
}
