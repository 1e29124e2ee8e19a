import type { FormInstance } from 'antd'
import type { Path } from '../api/path.ts'

type Name = readonly (string | number)[]

/** A form in the page, by what it sends; fields have their ids from it. */
export const formName = (path: Path): string => path.replace('/', '_')

/**
 * Brings the first of the fields that were refused into view, with the cursor in it. A form knows its fields in the order in
 * which they came, which is not that of the page where some come with an answer.
 */
export function leadToFirst(form: FormInstance, path: Path, names: readonly Name[]): void {
  const shown = names.flatMap((name) => {
    const field = document.getElementById([formName(path), ...name].join('_'))
    return field ? [{ name, field }] : []
  })
  const [first] = shown.toSorted((a, b) =>
    a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (first) form.scrollToField([...first.name], { block: 'center', focus: true })
}
