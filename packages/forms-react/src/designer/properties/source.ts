import type { Field } from '@shouya/forms/document'
import type { Problem } from '@shouya/forms/problem'
import { readOption } from '@shouya/forms/readOptions'

/** Whether a field takes its options from a source but none was chosen. */
export const asksForSource = (field: Field): boolean =>
  readOption(field, 'dynamic') === true && String(readOption(field, 'dynamicKey') ?? '').trim() === ''

/** An open question rather than a mistake: new trees and cascaders have it. It still prevents publishing. */
export const isQuestion = ({ code }: Problem): boolean => code === 'design.sourceMissing'
