import { fieldTypeOf } from './fieldTypes.ts'
import { isTextKey, type Lang, message } from './texts.ts'

/** The name of a field type; for a foreign type its id. */
export const typeName = (lang: Lang, type: string): string => {
  const fieldType = fieldTypeOf(type)
  return fieldType ? message(lang, fieldType.label) : type
}

/** The label of a field's property, option or part of the config; its name if it has no label. */
export function propertyName(lang: Lang, property: string): string {
  const key = `property.${property}`
  return isTextKey(key) ? message(lang, key) : property
}
