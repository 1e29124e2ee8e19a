import { moneyBoxDetail } from '@shouya/contract/moneyBox'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { moneyBox } from './actions.ts'
import { onTimeDays } from './charts.ts'
import { moneyBoxCounters } from './counters.ts'
import { handoverDuties } from './duties.ts'
import { moneyBoxExporter } from './exporter.ts'
import { foundMoneyBoxes } from './found.ts'
import { moneyBoxReader } from './reader.ts'
import { isOpen } from './rules.ts'

export const manifest: Manifest = {
  actions: moneyBox,
  exporters: { MoneyBox: moneyBoxExporter },
  readers: () => ({ money_box: moneyBoxReader }),
  historians: { money_box: historianInScope('money_box', moneyBoxDetail) },
  drafts: { money_box: isOpen },
  recycled: { money_box: { dated: true } },
  counters: moneyBoxCounters,
  charts: { escort_on_time: onTimeDays },
  search: foundMoneyBoxes,
  duties: handoverDuties,
}
