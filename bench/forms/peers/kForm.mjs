// k-form-design 3.8 (Vue 2), the designer that the specification is based on, with the same document as ours.
import Antd from 'ant-design-vue'
import KFormDesign from 'k-form-design/lib/k-form-design.umd.min.js'
import Vue from 'vue/dist/vue.esm.js'
import 'k-form-design/lib/k-form-design.css'
import { register } from '../page/stopwatch.mjs'
import { documentOf, fieldsOf, valuesOf } from '../page/workload.mjs'

Vue.use(Antd)
Vue.use(KFormDesign)

let fields = []
let view
const build = () => view.$refs.build
const models = (places) => places.map((at) => `f${at}`)

register({
  label: '.ant-form-item-label > label',
  error: '.ant-form-explain',
  control: (at) => {
    const control = document.getElementById(`f${at}`)
    return control?.matches('input, textarea') ? control : control?.querySelector('input, [role=combobox]')
  },
  mount(root, count) {
    fields = fieldsOf(count)
    const element = root.appendChild(document.createElement('div'))
    view = new Vue({
      el: element,
      data: { jsonData: documentOf(fields) },
      template: '<k-form-build ref="build" :value="jsonData" />',
    })
  },
  unmount: () => {
    view.$destroy()
    view.$el.remove()
  },
  submit: () =>
    build()
      .getData()
      .catch(() => undefined),
  setAll: () => build().setData(valuesOf(fields)),
  hide: (places) => build().hide(models(places)),
  show: (places) => build().show(models(places)),
})
