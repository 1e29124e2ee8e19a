import { createField } from '../../packages/forms/src/createField.ts'
import { emptyDocument } from '../../packages/forms/src/defaultConfig.ts'
import type { Field, FormDocument } from '../../packages/forms/src/document.ts'

const TYPES = ['input', 'number', 'select', 'checkbox'] as const

/** A form of 500 fields: grids with two columns of four, and further fields; all required, half with a pattern. */
export function largeForm(): FormDocument {
  let stamp = 0
  const input = (): Field => {
    stamp += 1
    const field = createField(TYPES[stamp % TYPES.length] ?? 'input', stamp, 'CN')
    const required = { required: true, message: 'required' }
    const pattern = { pattern: '^.{1,20}$', message: 'too long' }
    return { ...field, label: `Field ${stamp}`, rules: stamp % 2 === 0 ? [required, pattern] : [required] }
  }
  const column = () => ({ span: 12, list: Array.from({ length: 4 }, input) })
  const grid = (): Field => {
    stamp += 1
    return { ...createField('grid', stamp, 'CN'), columns: [column(), column()] }
  }
  // Twenty-five times: a grid, its eight fields, eleven fields outside of it.
  const list = Array.from({ length: 25 }, () => [grid(), ...Array.from({ length: 11 }, input)]).flat()
  return { ...emptyDocument, list }
}
