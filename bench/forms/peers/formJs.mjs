// form-js of bpmn.io. It has no function to hide fields, so it shows the form without them; conditions would make every
// key stroke slower.
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
let values = {}

const component = ({ name, label, kind, pattern }) => ({
  ...TYPES[kind],
  key: name,
  id: name,
  label,
  validate: { required: true, ...(pattern && kind === 'text' ? { pattern } : {}) },
})

const schemaOf = (some) => ({ type: 'default', schemaVersion: 19, components: some.map(component) })

register({
  label: '.fjs-form-field > .fjs-form-field-label',
  error: '.fjs-form-field-error',
  control: (at) => document.querySelectorAll('.fjs-form-field')[at]?.querySelector('input, [role=combobox]'),
  async mount(root, count) {
    fields = fieldsOf(count)
    form = await createForm({ schema: schemaOf(fields), container: root, data: {} })
  },
  unmount: () => form.destroy(),
  submit: () => form.submit(),
  setAll: () => {
    values = valuesOf(fields)
    return form.importSchema(schemaOf(fields), values)
  },
  hide: (places) => {
    const away = new Set(places)
    return form.importSchema(schemaOf(fields.filter((_, at) => !away.has(at))), values)
  },
  show: () => form.importSchema(schemaOf(fields), values),
})
