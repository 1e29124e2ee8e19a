import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Requests that the user has decided on or got a copy of. */
export const handledPage: Page = {
  router: 'stepForm2',
  path: '/form/StepForm2',
  permission: 'form_step',
  texts: ['request'],
  load: () => import('./Handled.tsx'),
  lists: { 'OaExamine/GetCcList': 'tab=copied' },
}
