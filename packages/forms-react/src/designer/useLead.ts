import { indexDocument } from '@shouya/forms/indexDocument'
import type { JsonPath } from '@shouya/forms/json'
import { useDesignerParts } from './DesignerContext.ts'

/** Leads to the place of a problem: selects its field and shows its properties, or those of the form. */
export function useLead() {
  const { store, properties } = useDesignerParts()
  const toField = (id: string | undefined) => {
    store.choose(id === undefined ? [] : [id])
    properties.current?.show(id === undefined ? 'form' : 'field')
  }
  return {
    toField,
    /** A path in the document: its innermost field. */
    toPath: (path: JsonPath) => {
      const ancestors = indexDocument(store.document).entries.filter((entry) =>
        entry.path.every((step, index) => String(step) === String(path[index])),
      )
      toField(ancestors.at(-1)?.id)
    },
  }
}
