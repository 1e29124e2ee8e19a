import type { FormInstance } from 'antd'
import type { Path } from '../api/path.ts'

type Name = readonly (string | number)[]

/** The name of a form by its action; the ids of its fields begin with it. */
export const formName = (path: Path): string => path.replace('/', '_')

/**
 * Scrolls to the first refused field and focuses it. A form knows its fields in the order of mounting, which differs
 * from the page where some appear later.
 */
export function leadToFirst(form: FormInstance, path: Path, names: readonly Name[]): void {
  const visibleFields = names.flatMap((name) => {
    const field = document.getElementById([formName(path), ...name].join('_'))
    return field ? [{ name, field }] : []
  })
  const [first] = visibleFields.toSorted((a, b) =>
    a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (first) form.scrollToField([...first.name], { block: 'center', focus: true })
}
