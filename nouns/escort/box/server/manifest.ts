import type { Manifest } from '@shouya/nouns/manifest.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { boxRow, GetBoxPageList } from '../contract.ts'
import { box } from '../noun.ts'
import { escortBox } from './actions.ts'
import { conditionsOf } from './rows.ts'
import { settleBoxes } from './settle.ts'

export const manifest: Manifest = {
  actions: escortBox,
  exporters: {
    EscortBox: listExporter(box, { query: GetBoxPageList.in, conditionsOf, order: ['dept_name', 'box_no'] }),
  },
  jobs: { box_settle: { cron: '50 23 * * *', run: settleBoxes, told: 'boxes on their way are in the vault' } },
  historians: { box: historianInScope('box', boxRow) },
  recycled: { box: {} },
}
