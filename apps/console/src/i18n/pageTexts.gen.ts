// Written by scripts/pageTexts.ts from the files of texts; do not edit.

/** The texts that come with pages: each group is a file of its own in each language. */
export const pageTexts = {
  access: {
    CN: () => import('./CN/access.ts'),
    HK: () => import('./HK/access.ts'),
    US: () => import('./US/access.ts'),
  },
  actionWords: {
    CN: () => import('./CN/actionWords.ts'),
    HK: () => import('./HK/actionWords.ts'),
    US: () => import('./US/actionWords.ts'),
  },
  actions: {
    CN: () => import('./CN/actions.ts'),
    HK: () => import('./HK/actions.ts'),
    US: () => import('./US/actions.ts'),
  },
  checkItems: {
    CN: () => import('./CN/checkItems.ts'),
    HK: () => import('./HK/checkItems.ts'),
    US: () => import('./US/checkItems.ts'),
  },
  checks: {
    CN: () => import('./CN/checks.ts'),
    HK: () => import('./HK/checks.ts'),
    US: () => import('./US/checks.ts'),
  },
  daily: {
    CN: () => import('./CN/daily.ts'),
    HK: () => import('./HK/daily.ts'),
    US: () => import('./US/daily.ts'),
  },
  dashboard: {
    CN: () => import('./CN/dashboard.ts'),
    HK: () => import('./HK/dashboard.ts'),
    US: () => import('./US/dashboard.ts'),
  },
  escort: {
    CN: () => import('./CN/escort.ts'),
    HK: () => import('./HK/escort.ts'),
    US: () => import('./US/escort.ts'),
  },
  escortPlan: {
    CN: () => import('./CN/escortPlan.ts'),
    HK: () => import('./HK/escortPlan.ts'),
    US: () => import('./US/escortPlan.ts'),
  },
  examine: {
    CN: () => import('./CN/examine.ts'),
    HK: () => import('./HK/examine.ts'),
    US: () => import('./US/examine.ts'),
  },
  faultRepair: {
    CN: () => import('@shouya/nouns/daily/faultRepair/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/faultRepair/texts/HK.ts'),
    US: () => import('@shouya/nouns/daily/faultRepair/texts/US.ts'),
  },
  flowDesign: {
    CN: () => import('./CN/flowDesign.ts'),
    HK: () => import('./HK/flowDesign.ts'),
    US: () => import('./US/flowDesign.ts'),
  },
  flows: {
    CN: () => import('./CN/flows.ts'),
    HK: () => import('./HK/flows.ts'),
    US: () => import('./US/flows.ts'),
  },
  forms: {
    CN: () => import('./CN/forms.ts'),
    HK: () => import('./HK/forms.ts'),
    US: () => import('./US/forms.ts'),
  },
  moneyBox: {
    CN: () => import('./CN/moneyBox.ts'),
    HK: () => import('./HK/moneyBox.ts'),
    US: () => import('./US/moneyBox.ts'),
  },
  notices: {
    CN: () => import('./CN/notices.ts'),
    HK: () => import('./HK/notices.ts'),
    US: () => import('./US/notices.ts'),
  },
  rectify: {
    CN: () => import('./CN/rectify.ts'),
    HK: () => import('./HK/rectify.ts'),
    US: () => import('./US/rectify.ts'),
  },
  requests: {
    CN: () => import('./CN/requests.ts'),
    HK: () => import('./HK/requests.ts'),
    US: () => import('./US/requests.ts'),
  },
  settings: {
    CN: () => import('./CN/settings.ts'),
    HK: () => import('./HK/settings.ts'),
    US: () => import('./US/settings.ts'),
  },
  tasks: {
    CN: () => import('./CN/tasks.ts'),
    HK: () => import('./HK/tasks.ts'),
    US: () => import('./US/tasks.ts'),
  },
  videos: {
    CN: () => import('./CN/videos.ts'),
    HK: () => import('./HK/videos.ts'),
    US: () => import('./US/videos.ts'),
  },
  visitor: {
    CN: () => import('@shouya/nouns/daily/visitor/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/visitor/texts/HK.ts'),
    US: () => import('@shouya/nouns/daily/visitor/texts/US.ts'),
  },
} as const
