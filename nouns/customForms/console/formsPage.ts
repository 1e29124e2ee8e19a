import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Custom forms and what was submitted. */
export const formsPage: Page = {
  router: 'queryFieldlist',
  path: '/exception/queryFieldlist',
  permission: 'queryForm',
  texts: ['forms', 'versions'],
  load: () => import('./Forms.tsx'),
  audit: {
    custom_form: {
      field: (field) => `versions.field.${field}`,
      dicts: { status: 'form_status' },
    },
    form_submission: {
      field: (field) => `forms.${field}`,
    },
  },
}
