import { deptRow } from '@shouya/contract/controllers/AdminDept'
import { historianInScope } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { dept } from './actions.ts'
import { deptExporter } from './exporter.ts'

export const manifest: Manifest = {
  actions: dept,
  exporters: { AdminDept: deptExporter },
  historians: { dept: historianInScope('dept', deptRow) },
}
