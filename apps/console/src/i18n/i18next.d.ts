import type entry from './CN/entry.ts'
import type pageTexts from './CN/pageTexts.ts'
import type texts from './CN/texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof entry & typeof texts & typeof pageTexts }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    strictKeyChecks: true
  }
}
