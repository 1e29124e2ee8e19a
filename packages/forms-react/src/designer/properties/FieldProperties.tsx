import type { Field } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import type { FieldType } from '@shouya/forms/fieldTypes/fieldType'
import { readOption } from '@shouya/forms/readOptions'
import { valueKindOf } from '@shouya/forms/valueKind'
import { memo } from 'react'
import { useText } from '../DesignerContext.ts'
import { LogicSection } from '../logic/LogicSection.tsx'
import { BasicSection } from './BasicSection.tsx'
import { ColumnsSection } from './ColumnsSection.tsx'
import { FieldProblems } from './FieldProblems.tsx'
import { OptionEditor } from './OptionEditor.tsx'
import { PermissionSection } from './PermissionSection.tsx'
import { PropertySection } from './PropertySection.tsx'
import { RulesSection } from './RulesSection.tsx'
import { SourceSection } from './SourceSection.tsx'
import { TableSection } from './TableSection.tsx'

/** All properties of one field: the options of its type and the properties that all fields have. */
export const FieldProperties = memo(function FieldProperties({ id, field }: { id: string; field: Field }) {
  const t = useText()
  const type = fieldTypeOf(field.type)
  const options = type ? relevantOptions(field, type) : []
  const isValued = valueKindOf(field) !== undefined
  const hasColumns = type?.children === 'columns'
  return (
    <>
      {readOption(field, 'dynamic') === true && <SourceSection id={id} field={field} />}
      <FieldProblems id={id} />
      <BasicSection id={id} field={field} />
      {hasColumns && <ColumnsSection id={id} field={field} />}
      {type?.children === 'cells' && <TableSection id={id} field={field} />}
      {options.length > 0 && (
        <PropertySection title={t('section.options')}>
          {options.map((name) => (
            <OptionEditor key={name} id={id} field={field} name={name} />
          ))}
        </PropertySection>
      )}
      {isValued && type?.parts.includes('rules') && <RulesSection id={id} field={field} />}
      <LogicSection key={id} id={id} field={field} />
      {(isValued || field.type === 'button') && <PermissionSection id={id} field={field} />}
    </>
  )
})

/** The options that have an effect with the current values of the others, in the order of the type. */
function relevantOptions(field: Field, type: FieldType): readonly string[] {
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
