import { fieldTypeOf } from './fieldTypes.ts'
import { isTextKey, type Lang, message } from './texts.ts'

/** The name of a type of field; a foreign type calls itself. */
export const typeName = (lang: Lang, type: string): string => {
  const known = fieldTypeOf(type)
  return known ? message(lang, known.label) : type
}

/** The words for a property of a field, an option or a part of the config; its name where nobody has words for it. */
export function propertyName(lang: Lang, property: string): string {
  const key = `property.${property}`
  return isTextKey(key) ? message(lang, key) : property
}
