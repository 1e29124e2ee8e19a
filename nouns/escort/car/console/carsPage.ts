import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort vehicles. */
export const carsPage: Page = {
  router: 'escortCarList',
  path: '/exception/escort/CarList/',
  permission: 'escort_car',
  texts: ['escort', 'car'],
  load: () => import('./CarRegister.tsx'),
  lists: { 'Escort/GetCarPageList': '' },
}
