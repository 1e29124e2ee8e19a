// The limit: plain inputs with one listener each, no library.
import { register } from '../page/stopwatch.mjs'
import { CHECKBOX, complaint, fieldsOf, SELECT, valuesOf } from '../page/workload.mjs'
import './plain.css'

let fields = []
const rows = []
const values = {}

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

function controlOf({ name, kind }) {
  if (kind === 'text') return make('input', { id: name })
  if (kind === 'number') return make('input', { id: name, type: 'number' })
  if (kind === 'select') {
    const emptyOption = make('option', { value: '', textContent: '' })
    return make(
      'select',
      { id: name },
      emptyOption,
      ...SELECT.map(({ value, label }) => make('option', { value, textContent: label })),
    )
  }
  const boxes = CHECKBOX.map(({ value, label }, at) =>
    make('label', {}, make('input', { type: 'checkbox', id: at === 0 ? name : '', name, value }), label),
  )
  return make('div', { role: 'group' }, ...boxes)
}

const read = ({ kind }, control) => {
  if (kind !== 'checkbox') return kind === 'number' && control.value !== '' ? Number(control.value) : control.value
  return [...control.querySelectorAll('input')].filter((box) => box.checked).map((box) => box.value)
}

function write({ kind }, control, value) {
  if (kind === 'checkbox') for (const box of control.querySelectorAll('input')) box.checked = value.includes(box.value)
  else control.value = value
}

function rowOf(field) {
  const control = controlOf(field)
  const body = make('div', { className: 'control' }, control)
  const row = make(
    'div',
    { className: 'row' },
    make('label', { className: 'label', htmlFor: field.name, textContent: field.label }),
    body,
  )
  const check = () => {
    const message = complaint(field, values[field.name])
    const shown = body.querySelector('.error')
    if (!message) shown?.remove()
    else if (shown) shown.textContent = message
    else body.append(make('div', { className: 'error', textContent: message }))
  }
  row.addEventListener('input', () => {
    values[field.name] = read(field, control)
    if (body.querySelector('.error')) check()
  })
  rows.push({ row, control, check })
  return row
}

register({
  label: '.label',
  error: '.error',
  control: (at) => document.getElementById(`f${at}`),
  mount(root, count) {
    fields = fieldsOf(count)
    rows.length = 0
    root.append(make('form', {}, ...fields.map(rowOf)))
  },
  unmount() {
    document.querySelector('form').remove()
  },
  submit() {
    for (const { check } of rows) check()
  },
  setAll() {
    Object.assign(values, valuesOf(fields))
    for (const [at, field] of fields.entries()) write(field, rows[at].control, values[field.name])
    for (const { check } of rows) check()
  },
  hide(places) {
    for (const at of places) rows[at].row.hidden = true
  },
  show(places) {
    for (const at of places) rows[at].row.hidden = false
  },
})
