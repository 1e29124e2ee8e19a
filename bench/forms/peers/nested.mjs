// Ours with tabs, grids and a batch of 200 rows: 980 inputs. The page contains the labels of all fields and the batch's
// window.
import FormView from '@shouya/forms-react/renderer/FormView'
import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { register } from '../page/stopwatch.mjs'
import { asDocument, fieldsOf, item, valuesOf } from '../page/workload.mjs'

const ROWS = 200
const fields = fieldsOf(180)
const columns = fieldsOf(4).map((field) => ({ ...field, name: `c${field.name}` }))
const rows = (values) => Array.from({ length: ROWS }, (_, at) => ({ ...values, key: `r${at}` }))

const grid = (from) => ({
  type: 'grid',
  key: `grid${from}`,
  options: { gutter: 16 },
  columns: [from, from + 30].map((start) => ({ span: 12, list: fields.slice(start, start + 30).map(item) })),
})
const tabs = {
  type: 'tabs',
  key: 'tabs',
  label: 'Tabs',
  options: { type: 'line', tabPosition: 'top', size: 'default', animated: false },
  columns: [0, 60, 120].map((from) => ({ value: String(from), label: `Tab ${from}`, list: [grid(from)] })),
}
const batch = {
  type: 'batch',
  key: 'items',
  model: 'items',
  label: 'Items',
  options: { scrollY: 0, showLabel: false, hideSequence: false, width: '100%', hidden: false, disabled: false },
  list: columns.map(item),
}
const document_ = asDocument([tabs, batch])
const form = createRef()
let react

register({
  label: '.sf-label',
  error: '.sf-error',
  control: (at) => {
    const prefix = document.querySelector('.sf-form').id.replace(/form$/, '')
    const control = document.getElementById(
      at < 180 ? `${prefix}f${at}` : `${prefix}r${Math.floor((at - 180) / 4)}-cf0`,
    )
    return control?.matches('[role=group]') ? control.querySelector('input') : control
  },
  focus: (at) => form.current.jump(at < 180 ? [`f${at}`] : ['items', Math.floor((at - 180) / 4), 'cf0']),
  mount(root) {
    react = createRoot(root)
    const values = { items: rows({}) }
    react.render(createElement(FormView, { ref: form, document: document_, values, lang: 'US' }))
  },
  unmount: () => react.unmount(),
  submit: () => form.current.getData().catch(() => undefined),
  setAll: () => form.current.setData({ ...valuesOf(fields), items: rows(valuesOf(columns)) }),
})
