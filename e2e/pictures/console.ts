import type { TestProject } from 'vitest/node'
import { demonstrate } from '../support/demonstrate.ts'
import { workingDayAt } from '../support/moment.ts'

/** The clock stands still, so that pictures of the same day are identical. */
export default (project: TestProject) => demonstrate(project, workingDayAt('09:40'), { exact: true, still: true })
