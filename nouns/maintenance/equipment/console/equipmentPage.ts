import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Security devices. */
export const equipmentPage: Page = {
  router: 'equipmentList',
  path: '/list/equipmentList',
  permission: 'equipment',
  texts: ['equipment', 'vendor', 'vendorBinding'],
  load: () => import('./EquipmentRegister.tsx'),
  lists: { 'Equipment/GetPageList': '' },
}
