import type { Manifest } from '@shouya/nouns/manifest.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { deptRow } from '../contract.ts'
import { dept } from './actions.ts'
import { deptExporter } from './exporter.ts'

export const manifest: Manifest = {
  actions: dept,
  exporters: { AdminDept: deptExporter },
  historians: { dept: historianInScope('dept', deptRow) },
}
