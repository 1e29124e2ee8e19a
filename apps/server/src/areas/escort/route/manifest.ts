import { routeRow } from '@shouya/contract/controllers/Escort/route'
import { historianInScope } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { escortRoute } from './actions.ts'
import { routeExporter } from './exporter.ts'

export const manifest: Manifest = {
  actions: escortRoute,
  exporters: { EscortRoute: routeExporter },
  historians: { escort_route: historianInScope('escort_route', routeRow) },
  recycled: { escort_route: {} },
}
