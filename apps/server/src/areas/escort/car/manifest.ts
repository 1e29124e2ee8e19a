import { carDetail } from '@shouya/contract/controllers/Escort/car'
import { historianInScope } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { readerOf } from '../readers.ts'
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
