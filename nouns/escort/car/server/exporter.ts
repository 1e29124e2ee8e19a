import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetCarPageList } from '../contract.ts'
import { car } from '../noun.ts'
import { carConditions, selectCars } from './rows.ts'

export const carExporter = exporter({
  title: 'car.list',
  query: GetCarPageList.in,
  noun: car,
  columns: columnsOf(car),
  select: (ctx, query) =>
    selectCars(ctx)
      .where(carConditions(ctx)(query))
      .orderBy('company_name')
      .orderBy('car_seq')
      .orderBy('escort_car.id'),
})
