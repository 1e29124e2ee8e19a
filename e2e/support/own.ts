import { afterAll, beforeAll, inject } from 'vitest'
import { moveClock } from './moveClock.ts'
import { leaveServed, serveOwn } from './served.ts'

/**
 * Each test file has its own database, keys, files and server, so that files do not affect each other; all of them
 * start at the same moment, in the file itself (before its first line), in its server and in its pages.
 */
const ahead = inject('demonstration').at - Date.now()
moveClock(ahead)
beforeAll(() => serveOwn(ahead))
afterAll(leaveServed)
