// SurveyJS with its React components, lazily rendered as its documentation advises for long forms.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import 'survey-core/survey-core.css'
import { register } from '../page/stopwatch.mjs'
import { CHECKBOX, fieldsOf, MISMATCH, REQUIRED, SELECT, valuesOf } from '../page/workload.mjs'

const TYPES = {
  text: { type: 'text' },
  number: { type: 'text', inputType: 'number' },
  select: { type: 'dropdown', choices: asChoices(SELECT) },
  checkbox: { type: 'checkbox', choices: asChoices(CHECKBOX) },
}

let fields = []
let react
let survey

function asChoices(items) {
  return items.map(({ value, label }) => ({ value, text: label }))
}

const element = ({ name, label, kind, pattern }) => ({
  ...TYPES[kind],
  name,
  title: label,
  isRequired: true,
  requiredErrorText: REQUIRED,
  validators: pattern ? [{ type: 'regex', regex: pattern, text: MISMATCH }] : [],
})

const setVisible = (places, visible) => {
  for (const at of places) survey.getQuestionByName(`f${at}`).visible = visible
}

register({
  label: '.sd-question__title',
  error: '.sd-error__item',
  control: (at) => document.querySelector(`#${survey.getQuestionByName(`f${at}`).id} input`),
  mount(root, count) {
    fields = fieldsOf(count)
    survey = new Model({ elements: fields.map(element), showQuestionNumbers: 'off', lazyRenderEnabled: false })
    react = createRoot(root)
    react.render(createElement(Survey, { model: survey }))
  },
  unmount: () => react.unmount(),
  submit: () => survey.validate(true, false),
  setAll: () => {
    survey.data = valuesOf(fields)
  },
  hide: (places) => setVisible(places, false),
  show: (places) => setVisible(places, true),
})
