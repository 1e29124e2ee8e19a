import type { Field, OptionItem } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'
import { useSourceName } from './useSourceName.ts'

const MOST = 12

/** The options of a radio or checkbox field; of a source only the name is shown. */
export function OptionsPreview({ field }: { field: Field }) {
  const source = useSourceName(field)
  if (source !== undefined) return <span className="fd-hint">{source}</span>
  const options = readOption(field, 'options') as readonly OptionItem[]
  return (
    <span className="fd-options">
      {options.slice(0, MOST).map(({ value, label }) => (
        <span key={String(value)} className={`fd-option is-${field.type}`}>
          {label ?? value}
        </span>
      ))}
      {options.length > MOST && '…'}
    </span>
  )
}
