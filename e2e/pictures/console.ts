import type { TestProject } from 'vitest/node'
import { demonstrate } from '../support/demonstrate.ts'
import { workingDayAt } from '../support/moment.ts'

/** Time stands, so that what is taken twice on a day shows the same. */
export default (project: TestProject) => demonstrate(project, workingDayAt('09:40'), { exact: true, still: true })
