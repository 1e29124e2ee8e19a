import type CN from './CN/texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof CN }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    strictKeyChecks: true
  }
}
