import type { Field, OptionItem } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'
import { useText } from '../DesignerContext.ts'

const MOST = 12

/** The options of a radio or checkbox field; those of a source are only named. */
export function OptionsPreview({ field }: { field: Field }) {
  const t = useText()
  if (readOption(field, 'dynamic') === true)
    return (
      <span className="fd-hint">{t('canvas.dynamic', { name: String(readOption(field, 'dynamicKey') ?? '') })}</span>
    )
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
