import type { TestProject } from 'vitest/node'
import { demonstrate } from './demonstrate.ts'
import { momentOf } from './moment.ts'

const requestedMoment = process.env.E2E_CLOCK

export default (project: TestProject) =>
  demonstrate(project, momentOf(requestedMoment), { exact: requestedMoment !== undefined, still: false })
