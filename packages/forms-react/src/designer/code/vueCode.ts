import type { FormDocument } from '@shouya/forms/document'
import { inlineJson } from './inlineJson.ts'

const METHODS = `handleSubmit(p) {
  p()
    .then((values) => alert(JSON.stringify(values)))
    .catch((errors) => console.log(errors))
},
getData() {
  this.$refs.KFB.getData()
    .then((values) => alert(JSON.stringify(values)))
    .catch((errors) => console.log(errors))
}`

/** The component's methods; `indent` precedes each line but the first. */
export const methods = (indent: string): string => METHODS.replaceAll('\n', `\n${indent}`)

/** A Vue 2 component that shows the form with the original's renderer (forms.md 1.6). */
export const vueCode = (document: FormDocument, submit: string): string => `<template>
  <div>
    <k-form-build ref="KFB" :value="jsonData"${document.config.outputString === true ? ' :output-string="true"' : ''} @submit="handleSubmit" />
    <button type="button" @click="getData">${submit}</button>
  </div>
</template>

<script>
export default {
  name: 'Demo',
  data() {
    return {
      jsonData: ${inlineJson(document)}
    }
  },
  methods: {
    ${methods(' '.repeat(4))}
  }
}
</script>
`
