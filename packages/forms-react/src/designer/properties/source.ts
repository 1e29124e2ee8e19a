import type { Field } from '@shouya/forms/document'
import type { Problem } from '@shouya/forms/problem'
import { readOption } from '@shouya/forms/readOptions'

/** Whether a field is to take its options from a source that nobody has chosen yet. */
export const asksForSource = (field: Field): boolean =>
  readOption(field, 'dynamic') === true && String(readOption(field, 'dynamicKey') ?? '').trim() === ''

/** What is still to be answered, and no mistake: trees and cascaders are born with it. It keeps a form from being published all the same. */
export const isQuestion = ({ code }: Problem): boolean => code === 'design.sourceMissing'
