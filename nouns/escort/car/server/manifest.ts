import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { readerOf } from '../../server/readers.ts'
import { carDetail } from '../contract.ts'
import { escortCar } from './actions.ts'
import { carCounters } from './counters.ts'
import { carExporter } from './exporter.ts'
import { foundCars } from './found.ts'

export const manifest: Manifest = {
  actions: escortCar,
  exporters: { EscortCar: carExporter },
  readers: () => ({ escort_car: readerOf('escort_car') }),
  historians: { escort_car: historianInScope('escort_car', carDetail) },
  recycled: { escort_car: {} },
  counters: carCounters,
  search: foundCars,
}
