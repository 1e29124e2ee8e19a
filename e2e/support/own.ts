import { afterAll, beforeAll, inject } from 'vitest'
import { moveClock } from './moveClock.ts'
import { leaveServed, serveOwn } from './served.ts'

/**
 * Each test file has its own database, keys and files, so that files do not affect each other; all of them start at the
 * same moment, in the file itself (before its first line), in its server and in its pages.
 */
const MachineDate = Date
const ahead = inject('demonstration').at - Date.now()
moveClock(ahead)
beforeAll(() => serveOwn(ahead))
afterAll(async () => {
  await leaveServed()
  globalThis.Date = MachineDate
})
