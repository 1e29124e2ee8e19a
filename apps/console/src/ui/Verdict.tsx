import { WarningFilled } from '@ant-design/icons'
import { Radio } from 'antd'
import './ui.css'

type Option<V> = {
  value: V
  label: string
  /** Something is wrong: chosen, it is red in every theme, and has a sign beside its word. */
  bad?: boolean
}

type Props<V> = {
  /** By the form item that it stands in. */
  id?: string
  /** What is judged, for who does not see it. */
  label: string
  options: readonly Option<V>[]
  /** Nothing until somebody has said it: what a person attests is never answered for them. */
  value?: V | null | undefined
  onChange?: (value: V) => void
}

/** What somebody has found, in one word of a few. */
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
      options={options.map((one) => ({
        value: one.value as string,
        className: one.bad ? 'ui-verdict-bad' : '',
        label: (
          <>
            {one.bad && one.value === value && <WarningFilled aria-hidden="true" />} {one.label}
          </>
        ),
      }))}
    />
  )
}
