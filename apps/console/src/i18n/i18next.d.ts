import type entry from './CN/entry.ts'
import type texts from './CN/texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof entry & typeof texts }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    strictKeyChecks: true
  }
}
