import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { oaExamine } from './actions.ts'
import { approvalCounters } from './counters.ts'
import { allExporter, handledExporter, startedExporter } from './exporters.ts'
import { foundRequests } from './found.ts'
import { requestReaders } from './reader.ts'

export const manifest: Manifest = {
  actions: oaExamine,
  exporters: { OaExamine: startedExporter, OaExamineHandled: handledExporter, OaExamineAll: allExporter },
  readers: requestReaders,
  counters: approvalCounters,
  search: foundRequests,
}
