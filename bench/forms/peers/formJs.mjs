// form-js of bpmn.io, which is hidden by conditions only: the field before the others says whether.
import { createForm } from '@bpmn-io/form-js-viewer'
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css'
import { register } from '../page/stopwatch.mjs'
import { CHECKBOX, fieldsOf, SELECT, valuesOf } from '../page/workload.mjs'

const TYPES = {
  text: { type: 'textfield' },
  number: { type: 'number' },
  select: { type: 'select', values: SELECT },
  checkbox: { type: 'checklist', values: CHECKBOX },
}

let fields = []
let form
let schema

const component = ({ name, label, kind, pattern }, at) => ({
  ...TYPES[kind],
  key: name,
  id: name,
  label,
  validate: { required: true, ...(pattern && kind === 'text' ? { pattern } : {}) },
  ...(at % 2 === 0 && at < 200 ? { conditional: { hide: '=away = true' } } : {}),
})

register({
  label: '.fjs-form-field > .fjs-form-field-label',
  error: '.fjs-form-field-error',
  control: (at) => document.querySelectorAll('.fjs-form-field')[at]?.querySelector('input, [role=combobox]'),
  async mount(root, count) {
    fields = fieldsOf(count)
    schema = { type: 'default', schemaVersion: 19, components: fields.map(component) }
    form = await createForm({ schema, container: root, data: {} })
  },
  unmount: () => form.destroy(),
  submit: () => form.submit(),
  setAll: () => form.importSchema(schema, valuesOf(fields)),
  hide: () => form._update({ fieldInstance: { id: 'away', valuePath: ['away'] }, value: true }),
  show: () => form._update({ fieldInstance: { id: 'away', valuePath: ['away'] }, value: false }),
})
