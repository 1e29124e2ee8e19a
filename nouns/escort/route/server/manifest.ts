import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { routeRow } from '../contract.ts'
import { escortRoute } from './actions.ts'
import { routeExporter } from './exporter.ts'

export const manifest: Manifest = {
  actions: escortRoute,
  exporters: { EscortRoute: routeExporter },
  historians: { escort_route: historianInScope('escort_route', routeRow) },
  recycled: { escort_route: {} },
}
