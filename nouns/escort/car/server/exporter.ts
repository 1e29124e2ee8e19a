import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetCarPageList } from '../contract.ts'
import { carConditions, selectCars } from './rows.ts'

export const carExporter = exporter({
  title: 'export.EscortCar',
  query: GetCarPageList.in,
  columns: {
    plate_no: 'text',
    car_seq: 'text',
    car_type: { dict: 'car_type' },
    company_name: 'text',
    brand_model: 'text',
    inspect_end: 'text',
    insure_end: 'text',
    status: { dict: 'car_status' },
    status_reason: 'text',
    create_time: 'text',
  },
  select: (ctx, query) =>
    selectCars(ctx)
      .where(carConditions(ctx, query))
      .orderBy('company_name')
      .orderBy('car_seq')
      .orderBy('escort_car.id'),
})
