import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The data dictionary. */
export const dictPage: Page = {
  router: 'dictList',
  path: '/exception/dict/List',
  permission: 'sys_dict',
  texts: ['dict', 'setting'],
  load: () => import('./Dict.tsx'),
  quick: {
    quickDict: {},
  },
  audit: {
    dict_data: {
      field: (field) => `dict.value.field.${field}`,
      dicts: { status: 'enable' },
    },
  },
}
