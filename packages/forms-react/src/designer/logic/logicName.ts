import { propertyName } from '@shouya/forms/names'
import type { Lang } from '@shouya/forms/texts'
import type { LogicPart } from './logicParts.ts'

/** The name of a condition on a button or above a dialog. */
export function logicName(lang: Lang, part: LogicPart | 'check'): string {
  const name = propertyName(lang, part === 'check' ? 'logic.checks' : `logic.${part}`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
