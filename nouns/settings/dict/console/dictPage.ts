import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The data dictionary. */
export const dictPage: Page = {
  router: 'dictList',
  path: '/exception/dict/List',
  permission: 'sys_dict',
  texts: ['settings'],
  load: () => import('./Dict.tsx'),
  quick: {
    quickDict: {},
  },
  audit: {
    dict_type: {
      field: (field) => `settings.dict.field.${field}`,
      dicts: { status: 'enable' },
    },
    dict_data: {
      field: (field) => `settings.dict.field.${field}`,
      dicts: { status: 'enable' },
    },
  },
}
