import type { Field } from '@shouya/forms/document'
import { labelOf, readOption } from '@shouya/forms/readOptions'

/**
 * The position of a field's label. `showLabel` is a boolean or text (dialects A, B, C); anything but "false" means
 * beside the field. Batches and rich text are created with `showLabel` off to use the full width; their label is above,
 * so that it is clear what to enter.
 */
export function labelPlace(field: Field): 'beside' | 'above' | 'none' {
  if (String(readOption(field, 'showLabel')) !== 'false') return 'beside'
  return (field.type === 'batch' || field.type === 'editor') && labelOf(field) !== '' ? 'above' : 'none'
}
