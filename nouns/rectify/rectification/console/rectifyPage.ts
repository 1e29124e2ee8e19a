import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Rectifications. */
export const rectifyPage: Page = {
  router: 'rectifyList',
  path: '/form/daily/taskdaily/RectifyList',
  permission: 'rectify',
  texts: ['rectify', 'checks'],
  load: () => import('./RectifyRegister.tsx'),
  lists: { 'Rectification/GetPageList': '' },
  counters: {
    rectify_overdue: { group: 'hazards', unit: 'bill', tone: 'bad' },
    rectify_major: { group: 'hazards', unit: 'bill', tone: 'bad' },
    rectify_mine: { group: 'hazards', unit: 'bill', tone: 'waits' },
    rectify_review: { group: 'hazards', unit: 'bill', tone: 'waits' },
    rectify_open: { group: 'hazards', unit: 'bill', tone: 'fact' },
  },
  quick: {
    quickRectify: { query: 'open=1' },
  },
  audit: {
    rectification: {
      field: (field) => `rectify.field.${field}`,
      dicts: { status: 'rectify_status', hazard_level: 'hazard_level', source_type: 'rectify_source' },
    },
  },
}
