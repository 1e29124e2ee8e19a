import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { carDetail, GetCarPageList } from '../contract.ts'
import { car } from '../noun.ts'
import { escortCar } from './actions.ts'
import { conditionsOf, selectCars } from './rows.ts'

export const manifest: Manifest = {
  actions: escortCar,
  exporters: {
    EscortCar: listExporter(car, {
      query: GetCarPageList.in,
      conditionsOf,
      select: selectCars,
      order: ['company_name', 'car_seq'],
    }),
  },
  readers: () => readersOf(car),
  historians: { escort_car: historianInScope('escort_car', carDetail) },
  recycled: { escort_car: {} },
  counters: (ctx) => countersOf(ctx, car, conditionsOf(ctx)),
  search: foundOf(car, {
    kind: 'car',
    select: selectCars,
    says: ({ plate_no, car_seq, company_name }) => ({ title: `${plate_no} ${car_seq}`, note: company_name }),
  }),
}
