/** Everything that depends on the language: the texts of the sign-in page and of the frame. Pages load their own. */
export const languages = {
  CN: {
    tag: 'zh-CN',
    load: () => import('./CN/bundle.ts'),
    loadTexts: () => import('./CN/texts.ts'),
  },
  HK: {
    tag: 'zh-HK',
    load: () => import('./HK/bundle.ts'),
    loadTexts: () => import('./HK/texts.gen.ts'),
  },
  US: {
    tag: 'en-US',
    load: () => import('./US/bundle.ts'),
    loadTexts: () => import('./US/texts.ts'),
  },
} as const

export type Lang = keyof typeof languages

export const isLang = (value: unknown): value is Lang => typeof value === 'string' && value in languages

/** Names as in spec 000 section 2.10: each language in its own words. */
export const languageNames: readonly { lang: Lang; short: string; name: string }[] = [
  { lang: 'CN', short: 'cn', name: '简体中文' },
  { lang: 'HK', short: 'hk', name: '繁體中文' },
  { lang: 'US', short: 'us', name: 'English' },
]
