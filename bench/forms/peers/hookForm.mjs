// react-hook-form with antd's controls, labels and errors in light markup.
import { Checkbox, Input, InputNumber, Select } from 'antd'
import { createElement as h, memo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Controller, useForm } from 'react-hook-form'
import { register } from '../page/stopwatch.mjs'
import { CHECKBOX, fieldsOf, MISMATCH, REQUIRED, SELECT, valuesOf } from '../page/workload.mjs'
import './plain.css'

let fields = []
let react
let form
let setHidden

const CONTROLS = {
  text: (props) => h(Input, { ...props, value: props.value ?? '' }),
  number: (props) => h(InputNumber, { ...props, style: { width: '100%' } }),
  select: (props) => h(Select, { ...props, options: SELECT, style: { width: '100%' } }),
  checkbox: ({ id, ref: _, ...props }) =>
    h('div', { id, role: 'group' }, h(Checkbox.Group, { ...props, options: CHECKBOX })),
}

const rulesOf = ({ pattern }) => ({
  validate: (value) => {
    if (value === undefined || value === null || value === '' || value.length === 0) return REQUIRED
    return !pattern || new RegExp(pattern).test(value) || MISMATCH
  },
})

const Row = memo(function Row({ field, control, hidden }) {
  return h(
    'div',
    { className: 'row', hidden },
    h('label', { className: 'label', htmlFor: field.name }, field.label),
    h(Controller, {
      name: field.name,
      control,
      rules: rulesOf(field),
      render: ({ field: bound, fieldState }) =>
        h(
          'div',
          { className: 'control' },
          CONTROLS[field.kind]({ ...bound, id: field.name, status: fieldState.error ? 'error' : undefined }),
          fieldState.error && h('div', { className: 'error' }, fieldState.error.message),
        ),
    }),
  )
})

function HookForm() {
  const instance = useForm({ shouldFocusError: false })
  const [hidden, hide] = useState(new Set())
  form = instance
  setHidden = hide
  return h(
    'form',
    {},
    fields.map((field, at) => h(Row, { key: field.name, field, control: instance.control, hidden: hidden.has(at) })),
  )
}

register({
  label: '.label',
  error: '.error',
  control: (at) => {
    const control = document.getElementById(`f${at}`)
    return control?.matches('[role=group]') ? control.querySelector('input') : control
  },
  mount(root, count) {
    fields = fieldsOf(count)
    react = createRoot(root)
    react.render(h(HookForm))
  },
  unmount: () => react.unmount(),
  submit: () => form.handleSubmit(() => undefined)(),
  setAll: () => form.reset(valuesOf(fields)),
  hide: (places) => setHidden(new Set(places)),
  show: () => setHidden(new Set()),
})
