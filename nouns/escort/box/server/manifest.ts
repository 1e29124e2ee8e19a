import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { boxRow } from '../contract.ts'
import { escortBox } from './actions.ts'
import { boxExporter } from './exporter.ts'
import { settleBoxes } from './settle.ts'

export const manifest: Manifest = {
  actions: escortBox,
  exporters: { EscortBox: boxExporter },
  jobs: { box_settle: { cron: '50 23 * * *', run: settleBoxes, told: 'boxes on their way are in the vault' } },
  historians: { box: historianInScope('box', boxRow) },
  recycled: { box: {} },
}
