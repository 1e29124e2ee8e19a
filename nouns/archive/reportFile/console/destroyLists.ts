import type { DataOf } from '@shouya/console/api/path.ts'

export type DestroyList = DataOf<'ReportFile/GetDestroyLists'>[number]
