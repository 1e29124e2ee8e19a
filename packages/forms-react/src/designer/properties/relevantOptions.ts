import type { Field } from '@shouya/forms/document'
import type { FieldType } from '@shouya/forms/fieldTypes/fieldType'
import { readOption } from '@shouya/forms/readOptions'

/** The options that have an effect with the current values of the others, in the order of the type. */
export function relevantOptions(field: Field, type: FieldType): readonly string[] {
  const isOn = (option: string) => readOption(field, option) === true
  const calls = readOption(field, 'handle') === 'dynamic' || readOption(field, 'downloadWay') === 'dynamic'
  const hidden: Readonly<Record<string, boolean>> = {
    options: isOn('dynamic'),
    // It is shown above all options.
    dynamicKey: true,
    dynamicFun: !calls,
    rangePlaceholder: !isOn('range'),
    rangeDefaultValue: !isOn('range'),
    // Uploads have no default value.
    defaultValue: isOn('range') || field.type === 'uploadFile' || field.type === 'uploadImg',
    placeholder: isOn('range'),
  }
  return Object.keys(type.options).filter((name) => hidden[name] !== true)
}
