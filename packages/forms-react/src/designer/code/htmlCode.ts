import { dialectOf } from '@shouya/forms/dialectOf'
import type { FormDocument } from '@shouya/forms/document'
import { inlineJson } from './inlineJson.ts'
import { methods } from './vueCode.ts'

/** The last release of the original that supports each dialect. */
const RELEASES = { A: '3.7.6', B: '3.7.6', C: '3.8.20' }

/** A page that shows the form with the original's renderer on Vue 2, both from unpkg (forms.md 1.6). */
export function htmlCode(document: FormDocument, title: string, submit: string): string {
  const library = `https://unpkg.com/k-form-design@${RELEASES[dialectOf(document)]}/lib/k-form-design`
  return `<!DOCTYPE html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <link rel="stylesheet" href="${library}.css" />
  </head>
  <body>
    <div class="app">
      <k-form-build ref="KFB" :value="jsonData"${document.config.outputString === true ? ' :output-string="true"' : ''} @submit="handleSubmit"></k-form-build>
      <button type="button" @click="getData">${submit}</button>
    </div>
    <script src="https://unpkg.com/vue@2.7.16/dist/vue.min.js"></script>
    <script src="${library}.umd.min.js"></script>
    <script>
      new Vue({
        el: '.app',
        data: {
          jsonData: ${inlineJson(document)}
        },
        methods: {
          ${methods(' '.repeat(10))}
        }
      })
    </script>
  </body>
</html>
`
}
