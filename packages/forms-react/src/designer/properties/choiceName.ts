import type { Lang } from '@shouya/forms/texts'
import { designerText, isDesignerTextKey } from '../designerText.ts'

/** What one of the fixed values of an option is called. */
export function choiceName(lang: Lang, option: string, choice: string): string {
  // The centre of a divider is stored as ''.
  const value = choice === '' ? 'center' : choice
  const key = [`choice.${option}.${value}`, `choice.${value}`].find(isDesignerTextKey)
  return key ? designerText(lang, key) : value
}
