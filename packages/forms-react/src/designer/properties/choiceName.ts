import type { Lang } from '@shouya/forms/texts'
import { designerText, isDesignerTextKey } from '../designerText.ts'

/** The display name of one of the fixed values of an option. */
export function choiceName(lang: Lang, option: string, choice: string): string {
  // 'center' of a divider is stored as ''.
  const value = choice === '' ? 'center' : choice
  const key = [`choice.${option}.${value}`, `choice.${value}`].find(isDesignerTextKey)
  return key ? designerText(lang, key) : value
}
