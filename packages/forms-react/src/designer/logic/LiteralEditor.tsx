import { isList, type Json } from '@shouya/forms/json'
import { Input, InputNumber, Select } from 'antd'
import { useText } from '../DesignerContext.ts'
import type { ExpressionEditorProps } from './expressionProps.ts'
import { optionsOf } from './expressionWords.ts'
import { useLogic } from './LogicContext.ts'

/** A fixed value, entered as what the place wants: a number, a choice among the field's own options, a list, a text. */
export function LiteralEditor({ value, wanted, subject, onChange }: ExpressionEditorProps) {
  const t = useText()
  const { scope } = useLogic()
  const literal = value.op === 'literal' ? (value.value as Json) : null
  const write = (next: Json | undefined) => onChange({ op: 'literal', value: next ?? null })
  const items = subject === undefined ? [] : optionsOf(scope, subject)
  const options = items.map(({ value: item, label }) => ({ value: item, label: label ?? String(item) }))
  const label = t('logic.literal')
  if (wanted === 'boolean' || typeof literal === 'boolean')
    return (
      <Select
        className="fd-word"
        aria-label={label}
        value={literal as boolean | null}
        options={[
          { value: true, label: t('logic.yes') },
          { value: false, label: t('logic.no') },
        ]}
        onChange={write}
      />
    )
  if (wanted === 'number' || typeof literal === 'number')
    return <InputNumber aria-label={label} value={literal as number | null} onChange={write} />
  if (wanted === 'list')
    return (
      <Select
        mode={options.length > 0 ? 'multiple' : 'tags'}
        className="fd-values"
        aria-label={label}
        value={isList(literal) ? [...literal] : []}
        options={options}
        onChange={write}
      />
    )
  if (options.length > 0)
    return (
      <Select
        className="fd-values"
        aria-label={label}
        value={literal as string | null}
        options={options}
        onChange={write}
      />
    )
  return (
    <Input
      className="fd-values"
      aria-label={label}
      placeholder={wanted === 'date' ? 'YYYY-MM-DD' : undefined}
      value={String(literal ?? '')}
      onChange={(event) => write(event.target.value)}
    />
  )
}
