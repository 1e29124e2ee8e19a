import { functionNames, functionOf } from '@shouya/forms/logicFunctions'
import type { Lang } from '@shouya/forms/texts'
import { Select } from 'antd'
import { designerText } from '../designerText.ts'
import type { FormulaNames } from './formulaNames.ts'
import { signed, writeName } from './formulaText.ts'

interface FormulaInsertsProps {
  readonly lang: Lang
  readonly names: FormulaNames
  /** The text to insert, and the cursor position as a number of characters before its end. */
  readonly onInsert: (piece: string, back: number) => void
}

/** The fields and functions available in a formula, to insert at the cursor. */
export function FormulaInserts({ lang, names, onInsert }: FormulaInsertsProps) {
  const columns = names.fields.flatMap(({ model, rows }) =>
    [...(rows?.byModel.keys() ?? [])].map((column) => {
      const inRows = names.rowsOf(model)
      return `${writeName(names.nameOf(model))}.${writeName(inRows?.nameOf(column) ?? column)}`
    }),
  )
  const fields = [...names.fields.map(({ model }) => writeName(names.nameOf(model))), ...columns]
  const functions = functionNames
    .filter((name) => !signed.has(name))
    .map((name) => ({ value: name, label: `${designerText(lang, `fn.${name}`)} ${name}` }))
  return (
    <>
      <Select<string>
        size="small"
        popupMatchSelectWidth={false}
        showSearch
        aria-label={designerText(lang, 'formula.field')}
        placeholder={designerText(lang, 'formula.field')}
        value={null as unknown as string}
        options={fields.map((name) => ({ value: name, label: name }))}
        onSelect={(name: string) => onInsert(name, 0)}
      />
      <Select<string>
        size="small"
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={designerText(lang, 'formula.function')}
        placeholder={designerText(lang, 'formula.function')}
        value={null as unknown as string}
        options={functions}
        onSelect={(name: string) => onInsert(`${name}()`, functionOf(name)?.params.length ? 1 : 0)}
      />
    </>
  )
}
