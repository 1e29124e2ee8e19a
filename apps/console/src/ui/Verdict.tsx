import { WarningFilled } from '@ant-design/icons'
import { Radio } from 'antd'
import './ui.css'

type Option<V> = {
  value: V
  label: string
  /** A bad result: when selected, it is red in every theme, with an icon. */
  bad?: boolean
}

type Props<V> = {
  /** From the enclosing form item. */
  id?: string
  /** The subject of the judgement, for screen readers. */
  label: string
  options: readonly Option<V>[]
  /** undefined until somebody has answered: what a person attests is never preselected. */
  value?: V | null | undefined
  onChange?: (value: V) => void
}

/** A result as one of a few words. */
export default function Verdict<V extends number | boolean | string>({
  id,
  label,
  options,
  value,
  onChange,
}: Props<V>) {
  return (
    <Radio.Group
      {...(id !== undefined && { id })}
      className="ui-verdict"
      optionType="button"
      buttonStyle="solid"
      aria-label={label}
      value={value ?? null}
      onChange={({ target }) => onChange?.(target.value as V)}
      options={options.map((option) => ({
        value: option.value as string,
        className: option.bad ? 'ui-verdict-bad' : '',
        label: (
          <>
            {option.bad && option.value === value && <WarningFilled aria-hidden="true" />} {option.label}
          </>
        ),
      }))}
    />
  )
}
