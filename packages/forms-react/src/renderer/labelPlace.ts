import type { Field } from '@shouya/forms/document'
import { labelOf, readOption } from '@shouya/forms/readOptions'

/**
 * Where the title of a field stands. Documents say `showLabel` as a flag or as text; whatever is not "false" is beside the
 * field (dialects A, B, C). A table and a rich text are born without a title beside them, to have the whole width: theirs
 * stands above, since nobody knows what to write into them otherwise.
 */
export function labelPlace(field: Field): 'beside' | 'above' | 'none' {
  if (String(readOption(field, 'showLabel')) !== 'false') return 'beside'
  return (field.type === 'batch' || field.type === 'editor') && labelOf(field) !== '' ? 'above' : 'none'
}
