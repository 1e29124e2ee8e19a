import type entry from './CN/entry.ts'
import type texts from './CN/texts.ts'
import type { pageTexts } from './pageTexts.gen.ts'

type PageTexts = {
  [G in keyof typeof pageTexts]: Awaited<ReturnType<(typeof pageTexts)[G]['CN']>>['default']
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof entry & typeof texts & PageTexts }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    strictKeyChecks: true
  }
}
