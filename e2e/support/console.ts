import type { TestProject } from 'vitest/node'
import { demonstrate } from './demonstrate.ts'
import { momentOf } from './moment.ts'

const wish = process.env.E2E_CLOCK

export default (project: TestProject) =>
  demonstrate(project, momentOf(wish), { exact: wish !== undefined, still: false })
