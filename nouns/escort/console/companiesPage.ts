import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort companies. */
export const companiesPage: Page = {
  router: 'escortCompanyList',
  path: '/exception/escort/List',
  permission: 'escort_company',
  texts: ['escort', 'escortPlan'],
  load: () => import('./EscortCompanies.tsx'),
  lists: { 'Escort/GetCompanyPageList': '' },
  counters: {
    company_expiring: { group: 'people', unit: 'company', tone: 'waits' },
  },
  audit: {
    escort_company: {
      field: (field) => `escort.company.field.${field}`,
      dicts: { status: 'escort_company_status', service_types: 'escort_service' },
    },
  },
}
