// antd's own Form: an item with rules for each field.
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { register } from '../page/stopwatch.mjs'
import { CHECKBOX, fieldsOf, MISMATCH, REQUIRED, SELECT, valuesOf } from '../page/workload.mjs'

let fields = []
let react
let form
let setHidden

const CONTROLS = {
  text: () => createElement(Input),
  number: () => createElement(InputNumber, { style: { width: '100%' } }),
  select: () => createElement(Select, { options: SELECT }),
  checkbox: () => createElement(Checkbox.Group, { options: CHECKBOX }),
}

/** antd's patterns are for texts only, so a number is checked by a function. */
const ruleOf = ({ kind, pattern }) =>
  kind === 'text'
    ? { pattern: new RegExp(pattern), message: MISMATCH }
    : {
        validator: (_, value) =>
          value == null || new RegExp(pattern).test(value) ? Promise.resolve() : Promise.reject(new Error(MISMATCH)),
      }

function AntdForm() {
  const [instance] = Form.useForm()
  const [hidden, hide] = useState(new Set())
  form = instance
  setHidden = hide
  return createElement(
    Form,
    { form, labelCol: { span: 4 }, wrapperCol: { span: 18 } },
    fields.map((field, at) =>
      createElement(
        Form.Item,
        {
          key: field.name,
          name: field.name,
          label: field.label,
          hidden: hidden.has(at),
          rules: [{ required: true, message: REQUIRED }, ...(field.pattern ? [ruleOf(field)] : [])],
        },
        CONTROLS[field.kind](),
      ),
    ),
  )
}

register({
  label: '.ant-form-item-label > label',
  error: '.ant-form-item-explain-error',
  control: (at) => {
    const control = document.getElementById(`f${at}`)
    return control?.matches('.ant-checkbox-group') ? control.querySelector('input') : control
  },
  mount(root, count) {
    fields = fieldsOf(count)
    react = createRoot(root)
    react.render(createElement(AntdForm))
  },
  unmount: () => react.unmount(),
  submit: () => form.submit(),
  setAll: () => form.setFieldsValue(valuesOf(fields)),
  hide: (places) => setHidden(new Set(places)),
  show: () => setHidden(new Set()),
})
