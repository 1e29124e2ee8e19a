import type { DataOf } from '@shouya/console/api/path.ts'

export type TaskType = DataOf<'TaskType/GetList'>[number]
export type RemindRule = TaskType['remind_rule'][number]
