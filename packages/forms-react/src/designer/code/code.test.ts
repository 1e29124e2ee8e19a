import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { FormDocument } from '@shouya/forms/document'
import { expect, test } from 'vitest'
import { htmlCode } from './htmlCode.ts'
import { reactCode } from './reactCode.ts'
import { vueCode } from './vueCode.ts'

const evil: FormDocument = {
  list: [{ type: 'text', label: '</script><script>alert(1)</script>\u2028', key: 'text_1' }],
  config: { ...defaultConfig, customStyle: '<!--' },
}

/** The literal in a sample, as JavaScript parses it. */
const literalOf = (code: string) => /(?:jsonData: |const document = )(\{.*\})$/m.exec(code)?.[1] ?? ''

test.each([
  ['vue', vueCode(evil, '提交'), 1],
  ['html', htmlCode(evil, '表单', '提交'), 3],
  ['react', reactCode(evil, 'CN', '提交'), 0],
])('%s: no label can end the script that holds the document', (_, code, scripts) => {
  expect(code.match(/<\/script>/g) ?? []).toHaveLength(scripts)
  expect(literalOf(code)).not.toContain('<')
  expect(JSON.parse(literalOf(code))).toEqual(evil)
})

test('VUE: the component of the original with its two methods [F-1-04]', () => {
  const empty: FormDocument = { list: [], config: { layout: 'vertical' } }
  expect(vueCode(empty, '提交')).toBe(`<template>
  <div>
    <k-form-build ref="KFB" :value="jsonData" @submit="handleSubmit" />
    <button type="button" @click="getData">提交</button>
  </div>
</template>

<script>
export default {
  name: 'Demo',
  data() {
    return {
      jsonData: {"list":[],"config":{"layout":"vertical"}}
    }
  },
  methods: {
    handleSubmit(p) {
      p()
        .then((values) => alert(JSON.stringify(values)))
        .catch((errors) => console.log(errors))
    },
    getData() {
      this.$refs.KFB.getData()
        .then((values) => alert(JSON.stringify(values)))
        .catch((errors) => console.log(errors))
    }
  }
}
</script>
`)
})

test('HTML: Vue first, then the release of the original that reads the dialect [F-1-04]', () => {
  const code = htmlCode({ list: [], config: { labelWidth: 100 } }, '表单', '提交')
  expect(code).toContain('https://unpkg.com/k-form-design@3.8.20/lib/k-form-design.css')
  expect(code.indexOf('vue.min.js')).toBeLessThan(code.indexOf('k-form-design.umd.min.js'))
  expect(htmlCode(evil, '表单', '提交')).toContain('k-form-design@3.7.6/lib/k-form-design.umd.min.js')
})

test('a form that gives its data out as text says so to whoever renders it [F-5-15]', () => {
  const asText: FormDocument = { list: [], config: { outputString: true } }
  expect(vueCode(asText, '提交')).toContain(':output-string="true"')
  expect(htmlCode(asText, '表单', '提交')).toContain(':output-string="true"')
  expect(reactCode(asText, 'CN', '提交')).toContain(' outputString />')
})
