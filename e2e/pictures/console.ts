import type { TestProject } from 'vitest/node'
import { demonstration } from '../../apps/server/src/testing/demonstration.ts'
import { pictureTime } from './pictureTime.ts'

/** The product with its clock set, so that what is taken twice on a day shows the same. */
export default async function setup(project: TestProject) {
  const now = pictureTime()
  const { address, dataDir, close } = await demonstration(now)
  project.provide('served', [{ address, dataDir }])
  project.provide('pictureTime', now.getTime())
  return close
}
