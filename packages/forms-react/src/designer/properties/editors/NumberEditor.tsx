import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import { InputNumber } from 'antd'
import type { EditorProps } from './editorProps.ts'

/** The ranges of spec 001 sections 5 and 9. */
const LIMITS: Readonly<Record<string, { min?: number; max?: number }>> = {
  precision: { min: 0, max: 50 },
  limit: { min: 1 },
  scrollY: { min: 0 },
  maxLength: { min: 0 },
  minRows: { min: 1 },
  maxRows: { min: 1 },
  height: { min: 0 },
  gutter: { min: 0 },
  tabBarGutter: { min: 0 },
}

/** A number; clearing a limit removes it. */
export function NumberEditor({ id, name, field, value, onChange }: EditorProps) {
  const canBeNone = fieldTypeOf(field.type)?.options[name]?.kind === 'limit'
  return (
    <InputNumber
      id={id}
      className="fd-wide"
      value={typeof value === 'number' ? value : null}
      onChange={(next) => {
        if (next !== null || canBeNone) onChange(next)
      }}
      {...LIMITS[name]}
    />
  )
}
