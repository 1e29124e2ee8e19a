import { InputNumber, type InputNumberProps, Select, type SelectProps, Switch } from 'antd'
import { type ReactNode, useId } from 'react'

type Named = { label: string; hint?: ReactNode }

/** A control of the properties with its label above. */
export function Field({ label, hint, children }: Named & { children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="flow-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <p className="ui-note">{hint}</p>}
    </div>
  )
}

/** Selects one or several values. */
export function Choice<T>({ label, hint, ...select }: Named & Omit<SelectProps<T>, 'id' | 'className'>) {
  return (
    <Field label={label} hint={hint}>
      {(id) => <Select<T> id={id} className="flow-wide" {...(select as SelectProps<T>)} />}
    </Field>
  )
}

type AmountProps = Named & Pick<InputNumberProps<number>, 'min' | 'max' | 'precision' | 'suffix'>

/** A number that cannot be cleared. */
export function Amount(props: AmountProps & { value: number; onChange: (value: number) => void }) {
  const { label, hint, onChange, ...input } = props
  return (
    <Field label={label} hint={hint}>
      {(id) => <InputNumber<number> id={id} {...input} onChange={(value) => value !== null && onChange(value)} />}
    </Field>
  )
}

/** Several controls of the properties with one label. */
export function Group({ label, hint, children }: Named & { children: ReactNode }) {
  return (
    <fieldset className="flow-group">
      <legend>{label}</legend>
      {hint && <p className="ui-note">{hint}</p>}
      {children}
    </fieldset>
  )
}

/** A switch with its label beside it. */
export function Toggle(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const { label, ...rest } = props
  const id = useId()
  return (
    <div className="flow-toggle">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} {...rest} />
    </div>
  )
}
