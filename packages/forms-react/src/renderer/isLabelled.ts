import type { Field } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'

/** Documents say it as a flag or as text; whatever is not "false" shows the label (dialects A, B, C). */
export const isLabelled = (field: Field): boolean => String(readOption(field, 'showLabel')) !== 'false'
