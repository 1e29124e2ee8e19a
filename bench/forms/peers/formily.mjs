// Formily 2 with its components for antd 5 on React 18, the newest that it supports.
import { Checkbox, FormItem, Input, NumberPicker, Select } from '@formily/antd-v5'
import { createForm } from '@formily/core'
import { createSchemaField, FormProvider } from '@formily/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { register } from '../page/stopwatch.mjs'
import { CHECKBOX, fieldsOf, MISMATCH, REQUIRED, SELECT, valuesOf } from '../page/workload.mjs'

const SchemaField = createSchemaField({ components: { FormItem, Input, NumberPicker, Select, Checkbox } })
const COMPONENTS = { text: 'Input', number: 'NumberPicker', select: 'Select', checkbox: 'Checkbox.Group' }
const TYPES = { text: 'string', number: 'number', select: 'string', checkbox: 'array' }
const CHOICES = { select: SELECT, checkbox: CHECKBOX }

let fields = []
let react
let form
const items = document.getElementsByClassName('ant-formily-item')

const property = ({ label, kind, pattern }) => ({
  type: TYPES[kind],
  title: label,
  enum: CHOICES[kind],
  'x-decorator': 'FormItem',
  'x-decorator-props': { labelCol: 4, wrapperCol: 18 },
  'x-component': COMPONENTS[kind],
  'x-validator': [{ required: true, message: REQUIRED }, ...(pattern ? [{ pattern, message: MISMATCH }] : [])],
})

const display = (places, value) =>
  form.setFieldState(`*(${places.map((at) => `f${at}`).join(',')})`, (state) => {
    state.display = value
  })

register({
  label: '.ant-formily-item-label label',
  error: '.ant-formily-item-error-help',
  control: (at) => items[at]?.querySelector('input'),
  mount(root, count) {
    fields = fieldsOf(count)
    form = createForm()
    const properties = Object.fromEntries(fields.map((field) => [field.name, property(field)]))
    react = createRoot(root)
    react.render(
      createElement(FormProvider, { form }, createElement(SchemaField, { schema: { type: 'object', properties } })),
    )
  },
  unmount: () => react.unmount(),
  submit: () => form.submit().catch(() => undefined),
  setAll: () => form.setValues(valuesOf(fields)),
  hide: (places) => display(places, 'none'),
  show: (places) => display(places, 'visible'),
})
