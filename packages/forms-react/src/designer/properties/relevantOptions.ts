import type { Field } from '@shouya/forms/document'
import type { FieldType } from '@shouya/forms/fieldTypes/fieldType'
import { readOption } from '@shouya/forms/readOptions'

/** The options that mean something while the others are as they are, in the order of the type. */
export function relevantOptions(field: Field, type: FieldType): readonly string[] {
  const on = (option: string) => readOption(field, option) === true
  const calls = readOption(field, 'handle') === 'dynamic' || readOption(field, 'downloadWay') === 'dynamic'
  const hidden: Readonly<Record<string, boolean>> = {
    options: on('dynamic'),
    // It stands above all options.
    dynamicKey: true,
    dynamicFun: !calls,
    rangePlaceholder: !on('range'),
    rangeDefaultValue: !on('range'),
    // Files cannot be there before somebody uploads them.
    defaultValue: on('range') || field.type === 'uploadFile' || field.type === 'uploadImg',
    placeholder: on('range'),
  }
  return Object.keys(type.options).filter((name) => hidden[name] !== true)
}
