import FormView from '@shouya/forms-react/renderer/FormView'
import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { register } from '../page/stopwatch.mjs'
import { documentOf, fieldsOf, valuesOf } from '../page/workload.mjs'

const form = createRef()
let fields = []
let react
const models = (places) => places.map((at) => `f${at}`)

register({
  label: '.sf-label',
  error: '.sf-error',
  control: (at) => {
    const prefix = document.querySelector('.sf-form').id.replace(/form$/, '')
    const control = document.getElementById(`${prefix}f${at}`)
    return control?.matches('[role=group]') ? control.querySelector('input') : control
  },
  mount(root, count) {
    fields = fieldsOf(count)
    react = createRoot(root)
    react.render(createElement(FormView, { ref: form, document: documentOf(fields), lang: 'US' }))
  },
  unmount: () => react.unmount(),
  mountAll: () => window.dispatchEvent(new Event('beforeprint')),
  submit: () => form.current.getData().catch(() => undefined),
  setAll: () => form.current.setData(valuesOf(fields)),
  hide: (places) => form.current.hide(models(places)),
  show: (places) => form.current.show(models(places)),
})
